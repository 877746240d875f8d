import { wordsOf } from '../records/words.ts';
import { plainTextOf } from './rich-text.ts';
import type { ReadStats } from './content.ts';

/** A notice as staff's list shows it. It goes out when it is saved, to every client who has an active product. */
export interface NoticeRow {
  id: number;
  title: string;
  created_at: string;
  updated_at: string;
}

export interface Notice extends NoticeRow {
  /** HTML. */
  body: string;
  /** Of the client who asks; staff read nothing. */
  read_at: string | null;
  read_stats: ReadStats;
  version: string;
}

/** A notice as its readers' list shows it. */
export interface OwnNoticeRow extends NoticeRow {
  /** Its beginning, without marks. */
  summary: string;
  /** When the client who asks opened it first. */
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
