import type { PublishedKind } from './content.ts';

/** The content types of a client's feed, in display order. */
export const contentTypes = ['report', 'video', 'news'] as const satisfies readonly PublishedKind[];
export type ContentType = (typeof contentTypes)[number];

export const contentTypeLabels: Record<ContentType, string> = {
  report: 'Relatório',
  video: 'Vídeo',
  news: 'Notícia',
};

export const contentTypePlurals: Record<ContentType, string> = {
  report: 'Relatórios',
  video: 'Vídeos',
  news: 'Notícias',
};

/** The label of each type's open action. */
export const contentActions: Record<ContentType, string> = { report: 'Abrir', video: 'Assistir', news: 'Abrir' };

/** A report, video or news item on a card, for the requesting client. */
export interface ContentCardRow {
  id: number;
  type: ContentType;
  title: string;
  /**
   * When it was published.
   * @format date-time
   */
  date: string;
  /** The beginning of its text, without markup. */
  summary: string;
  /** The names of the products that it was made for. */
  product_name: string;
  /** When the requesting client first opened it. */
  read_at: string | null;
}

/** Contents published since the previous visit and not opened yet. */
export interface NewContents {
  /** When the previous visit began; null on the first. */
  since: string | null;
  /** Counted up to 100. */
  total: number;
}

/** The notices that a client has not opened yet. */
export interface UnreadNotices {
  total: number;
}
