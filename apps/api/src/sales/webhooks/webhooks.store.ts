import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';

interface NewEvent {
  key: string;
  type: string;
  chargeCode: string;
  payload: string;
  now: Date;
}

/** The storing process handles an event at once. */
const FIRST_TRY_MS = 10_000;

/** False for a repeated delivery. */
export const insertEvent = (db: Db, { key, type, chargeCode, payload, now }: NewEvent): Promise<boolean> =>
  hasRow(
    db
      .insertInto('webhook_event')
      .values({
        event_key: key,
        type,
        charge_code: chargeCode,
        payload,
        received_at: now,
        next_try_at: new Date(now.getTime() + FIRST_TRY_MS),
      })
      .onConflict((conflict) => conflict.column('event_key').doNothing())
      .returning('event_key'),
  );

export async function markProcessed(db: Db, key: string, error: string | null, now: Date): Promise<void> {
  await db.updateTable('webhook_event').set({ processed_at: now, error }).where('event_key', '=', key).execute();
}

/** Due ones, longest waiting first: a query. */
export const unprocessedEvents = (db: Db, now: Date) =>
  db
    .selectFrom('webhook_event')
    .select(['event_key as key', 'charge_code as chargeCode', 'tries'])
    .where('processed_at', 'is', null)
    .where('next_try_at', '<', now)
    .orderBy('next_try_at')
    .limit(200);

/** Written before the attempt, so that an event that crashes its process comes last. */
export async function postponeEvent(db: Db, key: string, next_try_at: Date): Promise<void> {
  await db
    .updateTable('webhook_event')
    .set((eb) => ({ next_try_at, tries: eb('tries', '+', 1) }))
    .where('event_key', '=', key)
    .execute();
}
