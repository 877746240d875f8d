import type { FetchOutcome, QuoteFetch } from '@mirante/domain/investments/quote-fetch.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { asJson } from '../../records/json.ts';
import { refuseLost } from './quote-loads.store.ts';

export async function findLatest(db: Db): Promise<QuoteFetch | null> {
  const row = await db
    .selectFrom('quote_fetch')
    .leftJoin('staff_user', 'staff_user.id', 'quote_fetch.user_id')
    .select(['quote_fetch.id', 'quote_fetch.status', 'staff_user.name as user_name', 'quote_fetch.created_at'])
    .select(['quote_fetch.finished_at', 'quote_fetch.outcomes'])
    .orderBy('quote_fetch.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? asJson(row) : null;
}

/** False if one is open. */
export const insertQueued = (db: Db, user_id: number, created_at: Date): Promise<boolean> =>
  hasRow(
    db
      .insertInto('quote_fetch')
      .values({ status: 'queued', user_id, created_at, finished_at: null })
      .onConflict((on) => on.doNothing())
      .returning('id'),
  );

/** Takes the requested one, or starts a nightly one. The queue runs one at a time, so a running one was lost. */
export const begin = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await closeLost(trx, now, now);
    const asked = await trx
      .updateTable('quote_fetch')
      .set({ status: 'running' })
      .where('status', '=', 'queued')
      .returning('id')
      .executeTakeFirst();
    if (asked) return asked.id;
    const { id } = await trx
      .insertInto('quote_fetch')
      .values({ status: 'running', user_id: null, created_at: now, finished_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

/** Closes fetches begun by then that never ended, and their loads. */
export async function closeLost(db: Db, until: Date, finished_at: Date): Promise<void> {
  await db
    .updateTable('quote_fetch')
    .set({ status: 'lost', finished_at })
    .where('status', '=', 'running')
    .where('created_at', '<=', until)
    .execute();
  await refuseLost(db, until, finished_at);
}

const TIME_LIMIT_MS = 3_600_000;
/** Closes fetches beyond the queue's time limit, or whose process died. */
export const closeTimedOut = (db: Db, now: Date): Promise<void> =>
  closeLost(db, new Date(now.getTime() - TIME_LIMIT_MS), now);

export const saveOutcomes = async (db: Db, id: number, outcomes: readonly FetchOutcome[]): Promise<void> =>
  void (await db
    .updateTable('quote_fetch')
    .set({ outcomes: JSON.stringify(outcomes) })
    .where('id', '=', id)
    .execute());

/** Ends a fetch, and its loads that failed. */
export async function finish(db: Db, id: number, finished_at: Date): Promise<void> {
  await db.updateTable('quote_fetch').set({ status: 'done', finished_at }).where('id', '=', id).execute();
  await refuseLost(db, finished_at, finished_at);
}
