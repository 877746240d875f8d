import { UNDO_PUBLISHING_MINUTES, type DraftableKind } from '@mirante/domain/content/publishing-act.ts';
import type { Signature } from '@mirante/domain/content/report.ts';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import type { Db } from '../../database/db.ts';
import type { ChangedContent } from '../../database/schema/content.ts';
import { rowsOf } from '../../records/rows.ts';

/** What publishing changes of a content; a signature only of a report. */
type Publishable = { draft: boolean; updated_at: Date } & Partial<Signature>;
export type LockedContent = Publishable & { id: number };

const changing = {
  report: ['draft', 'analyst_name', 'analyst_cnpi', 'statement'],
  video: ['draft'],
  news: ['draft'],
} as const satisfies Record<DraftableKind, readonly string[]>;

/** By id, in whose order they are locked until the transaction ends. */
export async function lockContents(
  trx: Db,
  kind: DraftableKind,
  ids: readonly number[],
): Promise<Map<number, LockedContent>> {
  const rows: LockedContent[] = await trx
    // Kysely cannot type a query of one of several tables.
    .selectFrom(kind as 'report')
    .select(['id', 'updated_at', ...(changing[kind] as typeof changing.report)])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const saveContent = (trx: Db, kind: DraftableKind, { id, ...values }: Partial<Publishable> & { id: number }) =>
  rowsOf(kind as 'report').save(trx, id, values);

/** Saves what a content was. Its readers find it as they did: it counts as new since when they could see it first. */
export async function restoreContent(
  trx: Db,
  kind: DraftableKind,
  was: Partial<Publishable> & { id: number },
): Promise<void> {
  const content = trx.selectFrom('content').select('released_at').where('id', '=', was.id);
  const { released_at } = await content.executeTakeFirstOrThrow();
  await saveContent(trx, kind, was);
  await trx.updateTable('content').set({ released_at }).where('id', '=', was.id).execute();
}

interface Act {
  kind: DraftableKind;
  user_id: number;
  created_at: Date;
  contents: readonly ChangedContent[];
}

export const insertAct = async (trx: Db, { contents, ...act }: Act): Promise<number> =>
  (
    await trx
      .insertInto('publishing_act')
      .values({ ...act, contents: JSON.stringify(contents) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Acts before this time can no longer be undone. */
export const lastUndoable = (now: Date): Date => new Date(now.getTime() - UNDO_PUBLISHING_MINUTES * MINUTE_MS);

export const removeActsBefore = (trx: Db, time: Date): Promise<unknown> =>
  trx.deleteFrom('publishing_act').where('created_at', '<', time).execute();

export const lockOwnAct = (trx: Db, id: number, userId: number) =>
  trx
    .selectFrom('publishing_act')
    .select(['kind', 'created_at', 'undone_at', 'contents'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const markUndone = (trx: Db, id: number, now: Date): Promise<unknown> =>
  trx.updateTable('publishing_act').set({ undone_at: now }).where('id', '=', id).execute();
