import { dayTime } from '../format.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { aboutWords } from './association.ts';
import { plainTextOf } from './rich-text.ts';
import type { ReadStats, Related, RelatedLists } from './content.ts';
import type { VideoLink } from './video-link.ts';

/** A video in staff's list. */
export interface VideoRow {
  id: number;
  name: string;
  /** The canonical embed address, without cookies. */
  link: string;
  /** The site that plays it, by whose icon it is known. */
  icon: VideoLink['host'];
  /** The names of the products that it was made for. */
  product_name: string;
  /**
   * When it is published.
   * @format date-time
   */
  video_date: string;
  app_alert: boolean;
  draft: boolean;
  created_at: string;
  updated_at: string;
}

export interface Video extends VideoRow, RelatedLists {
  /** HTML. */
  description: string;
  products: Related[];
  /** When the requesting client first opened it; null for staff. */
  read_at: string | null;
  read_stats: ReadStats;
  version: string;
}

/** A video on its viewers' cards. */
export interface OwnVideoRow extends Pick<VideoRow, 'id' | 'name' | 'link' | 'icon' | 'product_name'> {
  /** The beginning of its text, without markup. */
  summary: string;
  /** @format date-time */
  video_date: string;
  /** When the requesting client first opened it. */
  read_at: string | null;
}

export interface OwnVideo extends OwnVideoRow, RelatedLists {
  /** HTML. */
  description: string;
}

export const videoWords = wordsOf<VideoRow & { description: string; products: unknown }>({
  name: 'Vídeo',
  plural: 'Vídeos',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    description: 'Descrição',
    link: 'Link do vídeo',
    icon: 'Site',
    product_name: 'Produto',
    products: 'Produtos',
    video_date: 'Data',
    app_alert: 'Alerta no app',
    draft: 'Rascunho',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  list: { draft: 'Situação' },
  log: { read: 'Lido', tags: 'Tag', product: 'Produto', filter: 'Busca', ...aboutWords },
  values: { video_date: dayTime, app_alert: yesNo, draft: yesNo, description: plainTextOf },
});
