import type { Related } from '../content/content.ts';
import { plainTextOf } from '../content/rich-text.ts';
import { brl } from '../format.ts';
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

export const fundWords = wordsOf<FundRow & { description: string; priority: unknown; products: unknown }>({
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
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  log: { cnpj: 'CNPJ', product: 'Produto' },
  values: { min_value: brl, opened: yesNo, description: plainTextOf },
});
