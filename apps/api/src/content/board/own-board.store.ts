import { ownBoard } from '@mirante/contract/content/own-board.ts';
import type { OwnNotice } from '@mirante/domain/content/board.ts';
import type { UnreadNotices } from '@mirante/domain/content/feed.ts';
import type { Db } from '../../database/db.ts';
import { contains, on, since } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { containsWords } from '../publishing/content-filters.ts';
import { isRead, mayRead, readAt, type EntitledClient } from '../publishing/readable.store.ts';

const rows = (clientId: number) => (db: Db) =>
  db
    .selectFrom('board')
    .innerJoin('content', 'content.id', 'board.id')
    .select(['board.id', 'board.title', 'board.created_at', 'board.updated_at', 'content.summary'])
    .select(readAt('board', clientId).as('read_at'));

const outBy = (now: Date) => (db: Db) => db.selectFrom('board').where('board.created_at', '<=', now);

export const listFor = ({ id: clientId, now }: EntitledClient) =>
  listOf(ownBoard.listOwnNotices, 'board', {
    from: outBy(now),
    rows: rows(clientId),
    sort: { 'board.title': 'board.title_key' },
    where: {
      'board.title': on('board.title_key', contains),
      'board.filter': containsWords('board'),
      'board.read': isRead('board', clientId),
      'board.created_at': since,
    },
  });

export async function findFor(db: Db, clientId: number, id: number, now: Date): Promise<OwnNotice | undefined> {
  if (!(await mayRead(db, clientId, { kind: 'board', id }, now))) return undefined;
  const row = await rows(clientId)(db).select('board.body').where('board.id', '=', id).executeTakeFirstOrThrow();
  return asJson(row);
}

export const unreadBy = (db: Db, clientId: number, now: Date): Promise<UnreadNotices> =>
  isRead('board', clientId)(outBy(now)(db), 'false')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
