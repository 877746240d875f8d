import type { Related } from '../content/content.ts';
import { plainTextOf } from '../content/rich-text.ts';
import { brl, integer } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';
import { wordsOf, yesNo } from '../records/words.ts';

/** A fund as lists and pickers show it. */
export interface FundRow {
  id: number;
  name: string;
  /** Days from the asking for a redemption to the money. */
  liquidity: number;
  /** BRL. */
  min_value: number;
  /** Whether it takes new money. */
  opened: boolean;
  category_id: number;
  category_name: string;
  created_at: string;
  updated_at: string;
}

export interface Fund extends FundRow {
  /** HTML. */
  description: string;
  /** Digits only: what the regulator's files call it. */
  cnpj: string | null;
  /** Within its category, from 0. */
  priority: number;
  /** Any one of them opens it to a client. */
  products: Related[];
  version: string;
}

/** A fund as its readers' cards show it. */
export type OwnFundRow = Omit<FundRow, 'created_at' | 'updated_at'>;

export interface OwnFund extends OwnFundRow {
  /** HTML. */
  description: string;
  /** The products that open it, by name. */
  product_name: string;
  updated_at: string;
}

export type FundState = 'opened' | 'closed';
export const fundState = ({ opened }: Pick<FundRow, 'opened'>): FundState => (opened ? 'opened' : 'closed');
/** Whether it takes new money. */
export const fundStyles: Record<FundState, StatusStyle> = {
  opened: { label: 'Aberto', tone: 'success', mark: 'dot' },
  closed: { label: 'Fechado', tone: 'neutral', mark: 'hollow' },
};

/** `D+30`: days from the asking for a redemption to the money. */
export const redemption = ({ liquidity }: Pick<FundRow, 'liquidity'>): string => `D+${integer(liquidity)}`;

/** A list with one of its things moved up or down; the same list at its ends. */
export function moved<T>(list: readonly T[], from: number, by: 1 | -1): readonly T[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  return list.with(from, list[to]!).with(to, list[from]!);
}

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
  values: { min_value: brl, opened: yesNo, description: plainTextOf },
});
