import type { Related } from '../content/content.ts';
import { plainTextOf } from '../content/rich-text.ts';
import { brl, integer } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';
import { wordsOf, yesNo } from '../records/words.ts';

/** A fund in lists and pickers. */
export interface FundRow {
  id: number;
  name: string;
  /** Days from a redemption request to its payout. */
  liquidity: number;
  /** BRL. */
  min_value: number;
  /** Open to new investments. */
  opened: boolean;
  category_id: number;
  category_name: string;
  created_at: string;
  updated_at: string;
}

export interface Fund extends FundRow {
  /** HTML. */
  description: string;
  /** Digits only: the fund's key in the regulator's files. */
  cnpj: string | null;
  /** Its position in its category, from 0. */
  priority: number;
  /** Any one of them opens it to a client. */
  products: Related[];
  version: string;
}

/** A fund on its readers' cards. */
export type OwnFundRow = Omit<FundRow, 'created_at' | 'updated_at'>;

export interface OwnFund extends OwnFundRow {
  /** HTML. */
  description: string;
  /** The names of the products that open it. */
  product_name: string;
  updated_at: string;
}

export type FundState = 'opened' | 'closed';
export const fundState = ({ opened }: Pick<FundRow, 'opened'>): FundState => (opened ? 'opened' : 'closed');
/** Whether it is open to new investments. */
export const fundStyles: Record<FundState, StatusStyle> = {
  opened: { label: 'Aberto', tone: 'success', mark: 'dot' },
  closed: { label: 'Fechado', tone: 'neutral', mark: 'hollow' },
};

/** `D+30`: days from a redemption request to its payout. */
export const redemption = ({ liquidity }: Pick<FundRow, 'liquidity'>): string => `D+${integer(liquidity)}`;

/** A list with one of its items moved up or down; unchanged at its ends. */
export function moved<T>(list: readonly T[], from: number, by: 1 | -1): readonly T[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  return list.with(from, list[to]!).with(to, list[from]!);
}

/** The priority of an unplaced fund: after all others of its category. */
export const LAST_PRIORITY = 2_147_483_647;

export const fundWords = wordsOf<
  FundRow & { description: string; priority: unknown; products: unknown; cnpj: string | null }
>({
  name: 'Fundo',
  plural: 'Fundos',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    liquidity: 'Liquidez (dias)',
    min_value: 'Valor mínimo',
    opened: 'Aberto',
    category_id: 'Categoria',
    category_name: 'Categoria',
    description: 'Descrição',
    priority: 'Prioridade',
    products: 'Produtos',
    cnpj: 'CNPJ',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  log: { product: 'Produto', category: 'Categoria' },
  values: {
    min_value: brl,
    opened: yesNo,
    description: plainTextOf,
    priority: (priority: number) => (priority === LAST_PRIORITY ? 'no fim' : integer(priority)),
  },
});
