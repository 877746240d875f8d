import { plainTextOf } from '../content/rich-text.ts';
import { wordsOf, yesNo } from '../records/words.ts';

/** A model portfolio of funds as lists and pickers show it. */
export interface PortfolioRow {
  id: number;
  name: string;
  product_id: number;
  product_name: string;
  category: string | null;
  active: boolean;
  created_at: string;
  updated_at: string;
}

export const portfolioWords = wordsOf<PortfolioRow & { description: string }>({
  name: 'Carteira',
  plural: 'Carteiras',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    product_id: 'Produto',
    product_name: 'Produto',
    category: 'Categoria',
    active: 'Ativo',
    description: 'Descrição',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  log: { share: 'Percentual', position: 'Ordem' },
  values: { active: yesNo, description: plainTextOf },
});
