import { record } from '@mirante/contract/investments/record.ts';
import type { RecordChain } from '@mirante/domain/investments/record.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';

const roots = (db: Db) =>
  db.selectFrom('record_root').select(['record_root.day', 'record_root.sequence', 'record_root.hash', 'created_at']);

export const listRoots = listOf(record.listRecordRoots, 'record_root', { rows: roots, where: {} });

export async function chainOf(db: Db): Promise<RecordChain> {
  const last = await lastEntry(db);
  const root = await roots(db).orderBy('day', 'desc').limit(1).executeTakeFirst();
  return { entries: last?.sequence ?? 0, last: last ?? null, root: root ? asJson(root) : null };
}

/** The newest entry, of those made before a moment if there is one. */
export const lastEntry = (db: Db, before?: Date) =>
  db
    .selectFrom('record_entry')
    .select(['sequence', 'hash', sql<string>`record_moment(moment)`.as('moment')])
    .$if(before !== undefined, (q) => q.where('moment', '<', before!))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
