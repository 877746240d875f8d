import type { SavedView } from '@mirante/domain/access/saved-view.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Schema } from '../../database/schema.ts';

const columns = ['id', 'list', 'name', 'query'] as const;

export const list = (db: Db, userId: number): Promise<SavedView[]> =>
  db.selectFrom('saved_view').select(columns).where('user_id', '=', userId).orderBy('id').execute();

/** Makes concurrent changes of a user's views wait. */
export async function lockUser(trx: Db, userId: number): Promise<void> {
  await trx.selectFrom('staff_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export const insert = (trx: Db, row: Insertable<Schema['saved_view']>): Promise<SavedView> =>
  trx.insertInto('saved_view').values(row).returning(columns).executeTakeFirstOrThrow();

export const update = (trx: Db, id: number, change: Pick<SavedView, 'name' | 'query'>): Promise<SavedView> =>
  trx.updateTable('saved_view').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();

/** Returns whether there was one. */
export const remove = (db: Db, userId: number, id: number): Promise<boolean> =>
  hasRow(db.deleteFrom('saved_view').where('user_id', '=', userId).where('id', '=', id).returning('id'));

/** Of a removed user. */
export async function removeAll(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('saved_view').where('user_id', '=', userId).execute();
}
