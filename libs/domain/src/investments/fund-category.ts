import { wordsOf } from '../records/words.ts';

/** A fund category in lists and pickers. */
export interface FundCategoryRow {
  id: number;
  name: string;
  total_funds: number;
  created_at: string;
  updated_at: string;
}

export interface FundCategory extends FundCategoryRow {
  /** The version of its name. */
  version: string;
  /** The version of the order of its funds. */
  order_version: string;
}

/** A category, with the number of its funds that are open to the requesting client. */
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
