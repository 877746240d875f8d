import { wordsOf } from '../records/words.ts';

/** A category of funds as lists and pickers show it. */
export interface FundCategoryRow {
  id: number;
  name: string;
  /** How many funds are in it. */
  total_funds: number;
  created_at: string;
  updated_at: string;
}

export interface FundCategory extends FundCategoryRow {
  /** Of its name. */
  version: string;
  /** Of the order of its funds. */
  order_version: string;
}

/** A category with those of its funds that are open to the client who asks. */
export type OwnFundCategoryRow = Pick<FundCategoryRow, 'id' | 'name' | 'total_funds'>;

export const fundCategoryWords = wordsOf<FundCategoryRow>({
  name: 'Categoria de fundos',
  plural: 'Categorias de fundos',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    total_funds: 'Total de fundos',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  log: { funds: 'Fundos' },
});
