import { noticeForm } from '@mirante/contract/content/board.form.ts';
import { board } from '@mirante/contract/content/board.ts';
import type { Notice } from '@mirante/domain/content/board.ts';
import type { Db } from '../../database/db.ts';
import { contains, eq, on, since } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { readStatsOf } from '../publishing/reads.store.ts';
import { containsWords } from '../publishing/content-filters.ts';

const rows = (db: Db) =>
  db.selectFrom('board').select(['board.id', 'board.title', 'board.created_at', 'board.updated_at']);

export const list = listOf(board.listNotices, 'board', {
  rows,
  sort: { 'board.title': 'board.title_key' },
  where: {
    'board.id': eq,
    'board.title': on('board.title_key', contains),
    'board.created_at': since,
    'board.filter': containsWords('board'),
  },
});

const findRow = findOf('board', (db) => rows(db).select('board.body'), noticeForm);
export async function find(db: Db, id: number, now: Date): Promise<Notice | undefined> {
  const [row, read_stats] = await Promise.all([findRow(db, id), readStatsOf(db, { kind: 'board', id }, now)]);
  return row && { ...row, read_at: null, read_stats };
}

export const { lock, insert, save, remove } = rowsOf('board');
