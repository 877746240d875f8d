import { wordsOf } from '../records/words.ts';
import { plainTextOf } from './rich-text.ts';
import type { ReadStats } from './content.ts';

/** A notice in staff's list. It is published when saved, to every client with an active product. */
export interface NoticeRow {
  id: number;
  title: string;
  created_at: string;
  updated_at: string;
}

export interface Notice extends NoticeRow {
  /** HTML. */
  body: string;
  /** When the requesting client first opened it; null for staff. */
  read_at: string | null;
  read_stats: ReadStats;
  version: string;
}

/** A notice in its readers' list. */
export interface OwnNoticeRow extends NoticeRow {
  /** The beginning of its text, without markup. */
  summary: string;
  /** When the requesting client first opened it. */
  read_at: string | null;
}

export interface OwnNotice extends OwnNoticeRow {
  /** HTML. */
  body: string;
}

export const boardWords = wordsOf<NoticeRow & { body: string }>({
  name: 'Recado',
  plural: 'Recados',
  title: 'title',
  labels: {
    id: 'ID',
    title: 'Título',
    body: 'Texto',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  log: { read: 'Lido', filter: 'Busca' },
  values: { body: plainTextOf },
});
