import { dayTime } from '../format.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { aboutWords } from './association.ts';
import { plainTextOf } from './rich-text.ts';
import type { ReadStats, Related, RelatedLists } from './content.ts';

/** A news item in staff's list. */
export interface NewsRow {
  id: number;
  title: string;
  /** The names of the products that it was made for. */
  product_name: string;
  /**
   * When it is published.
   * @format date-time
   */
  news_date: string;
  app_alert: boolean;
  draft: boolean;
  created_at: string;
  updated_at: string;
}

export interface News extends NewsRow, RelatedLists {
  /** HTML. */
  body: string;
  products: Related[];
  /** When the requesting client first opened it; null for staff. */
  read_at: string | null;
  read_stats: ReadStats;
  version: string;
}

/** A news item on its readers' cards. */
export interface OwnNewsRow extends Pick<NewsRow, 'id' | 'title' | 'product_name'> {
  /** The beginning of its text, without markup. */
  summary: string;
  /** @format date-time */
  news_date: string;
  /** When the requesting client first opened it. */
  read_at: string | null;
}

export interface OwnNews extends OwnNewsRow, RelatedLists {
  /** HTML. */
  body: string;
}

export const newsWords = wordsOf<NewsRow & { body: string; products: unknown }>({
  name: 'Notícia',
  plural: 'Notícias',
  title: 'title',
  labels: {
    id: 'ID',
    title: 'Título',
    body: 'Texto',
    product_name: 'Produto',
    products: 'Produtos',
    news_date: 'Data',
    app_alert: 'Alerta no app',
    draft: 'Rascunho',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  list: { draft: 'Situação' },
  log: { read: 'Lido', tags: 'Tag', product: 'Produto', filter: 'Busca', ...aboutWords },
  values: { news_date: dayTime, app_alert: yesNo, draft: yesNo, body: plainTextOf },
});
