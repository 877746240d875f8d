import type { PublishedKind } from './content.ts';

/** What the feed of a client's contents holds, in the order in which it offers them. */
export const contentTypes = ['report', 'video', 'news'] as const satisfies readonly PublishedKind[];
export type ContentType = (typeof contentTypes)[number];

export const contentTypeLabels: Record<ContentType, string> = {
  report: 'Relatório',
  video: 'Vídeo',
  news: 'Notícia',
};

/** What opening one is called. */
export const contentActions: Record<ContentType, string> = { report: 'Abrir', video: 'Assistir', news: 'Abrir' };

/** A report, video or news item as a card shows it, to the client who asks. */
export interface ContentCardRow {
  id: number;
  type: ContentType;
  title: string;
  /**
   * When it went out.
   * @format date-time
   */
  date: string;
  /** The beginning of its text, without marks. */
  summary: string;
  /** The products that it was made for. */
  product_name: string;
  /** When the client who asks opened it first. */
  read_at: string | null;
}

/** What went out since the visit before this one and was not opened yet. */
export interface NewContents {
  /** When that visit began; null in the first. */
  since: string | null;
  /** Counting stops at 100. */
  total: number;
}

/** The notices that a client has not opened. */
export interface UnreadNotices {
  total: number;
}
