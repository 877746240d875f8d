import { dayTime } from '../format.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { aboutWords } from './association.ts';
import { plainTextOf } from './rich-text.ts';
import type { ReadStats, Related, RelatedLists } from './content.ts';

/** A news item as staff's list shows it. */
export interface NewsRow {
  id: number;
  title: string;
  /** The products that it was made for, by name. */
  product_name: string;
  /**
   * When it goes out.
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
  /** Of the client who asks; staff read nothing. */
  read_at: string | null;
  read_stats: ReadStats;
  version: string;
}

/** A news item as its readers' cards show it. */
export interface OwnNewsRow extends Pick<NewsRow, 'id' | 'title' | 'product_name'> {
  /** Its beginning, without marks. */
  summary: string;
  /** @format date-time */
  news_date: string;
  /** When the client who asks opened it first. */
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
  log: { read: 'Lido', tags: 'Tag', product: 'Produto', filter: 'Busca', ...aboutWords },
  values: { news_date: dayTime, app_alert: yesNo, draft: yesNo, body: plainTextOf },
});
