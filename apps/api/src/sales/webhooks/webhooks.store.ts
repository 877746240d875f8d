import type { Db } from '../../database/db.ts';

export interface NewEvent {
  key: string;
  type: string;
  chargeCode: string;
  payload: string;
  now: Date;
}

/** False where the event was stored before: a delivery repeated. */
export async function insertEvent(db: Db, { key, type, chargeCode, payload, now }: NewEvent): Promise<boolean> {
  const row = await db
    .insertInto('webhook_event')
    .values({ event_key: key, type, charge_code: chargeCode, payload, received_at: now })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning('event_key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markProcessed(db: Db, key: string, error: string | null, now: Date): Promise<void> {
  await db.updateTable('webhook_event').set({ processed_at: now, error }).where('event_key', '=', key).execute();
}

/** Received before `until` and not processed since, the oldest first. */
export const unprocessedEvents = (db: Db, until: Date) =>
  db
    .selectFrom('webhook_event')
    .select(['event_key as key', 'charge_code as chargeCode'])
    .where('processed_at', 'is', null)
    .where('received_at', '<', until)
    .orderBy('received_at')
    .limit(200)
    .execute();
