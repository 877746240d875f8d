import type { Related } from '../content/content.ts';
import { plainTextOf } from '../content/rich-text.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { shareText } from './share-sum.ts';

/** A model portfolio of funds in lists and pickers. */
export interface PortfolioRow {
  id: number;
  name: string;
  product_id: number;
  product_name: string;
  category: string | null;
  active: boolean;
  total_items: number;
  /** Percent: the sum of its items' shares. */
  share_sum: number;
  created_at: string;
  updated_at: string;
}

/** A fund in a portfolio's item. */
export interface PortfolioFund {
  id: number;
  name: string;
  category_name: string;
  /** Days from a redemption request to its payout. */
  liquidity: number;
  /** BRL. */
  min_value: number;
  /** Open to new investments. */
  opened: boolean;
}

interface ItemRow<Fund> {
  id: number;
  name: string;
  description: string | null;
  /** Percent, up to 2 decimals. */
  share: number;
  funds: Fund[];
  funds_categories: Related[];
  /** All current funds of those categories. */
  funds_from_categories: Fund[];
}
export interface PortfolioItem extends ItemRow<PortfolioFund> {
  version: string;
}

export interface Portfolio extends PortfolioRow {
  /** HTML. */
  description: string;
  product: Related;
  items: PortfolioItem[];
  version: string;
}

/** A portfolio on its readers' cards. */
export interface OwnPortfolioRow {
  id: number;
  name: string;
  category: string | null;
  product_name: string;
  /** The beginning of its description, without markup. */
  summary: string;
  total_items: number;
  updated_at: string;
  /** When the requesting client first opened it. */
  read_at: string | null;
}

export interface OwnPortfolioFund extends PortfolioFund {
  /** Whether the requesting client may open its page. */
  opens: boolean;
}
export type OwnPortfolioItem = ItemRow<OwnPortfolioFund>;

export interface OwnPortfolio extends OwnPortfolioRow {
  /** HTML. */
  description: string;
  product: Related;
  items: OwnPortfolioItem[];
  /** When the requesting client last opened it. */
  last_read_at: string | null;
}

/** The suggested groups of portfolios, in display order. Free text is allowed. */
export const portfolioCategories = [
  'Carteira Consultoria',
  'Carteira de Ações',
  'Carteira Criptoativos',
  'Carteira Diversificada',
  'Carteira de Fundos',
  'Carteira Previdência',
  'Carteira Renda Fixa',
] as const;

/** The heading for portfolios without a category. */
export const OTHER_PORTFOLIOS = 'Outras Carteiras';

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
    active: 'Ativa',
    description: 'Descrição',
    total_items: 'Itens',
    share_sum: 'Soma dos percentuais',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  log: { share: 'Percentual', position: 'Ordem', item: 'Item', product: 'Produto' },
  values: { active: yesNo, description: plainTextOf, share: (share: number) => `${shareText(share)}%` },
});

export const portfolioItemWords = wordsOf<
  Pick<PortfolioItem, 'name' | 'description' | 'share' | 'funds' | 'funds_categories'>
>({
  name: 'Item',
  plural: 'Itens',
  title: 'name',
  labels: {
    name: 'Nome',
    description: 'Descrição',
    share: 'Percentual',
    funds: 'Fundos',
    funds_categories: 'Categorias',
  },
});
