import type { Db } from '../database/db.ts';
import * as idempotency from './idempotency.store.ts';

/**
 * Runs a transaction once per idempotency key; a repeated key with the same body returns the first JSON answer. The
 * key's row is inserted first, so that a concurrent second call waits. Refuses as `findRecord` does.
 */
export async function runIdempotently<T>(
  trx: Db,
  { call, now }: { call: idempotency.IdempotentCall | undefined; now: Date },
  work: () => Promise<T>,
): Promise<T> {
  if (!call) return work();
  const key = idempotency.idempotencyKeyOf(call);
  if (await idempotency.insertRecord(trx, key, idempotency.NOBODY, now)) {
    const response = await work();
    const status = response === undefined ? 204 : 200;
    await idempotency.saveAnswerOfKey(trx, key, { status, response: response ?? null });
    return response;
  }
  const record = await idempotency.findRecord(trx, key);
  return (record?.answer?.response ?? undefined) as T;
}

/** Whether a call with this key was answered. Refuses as `findRecord` does. */
export const isAnswered = async (db: Db, call: idempotency.IdempotentCall | undefined): Promise<boolean> =>
  call !== undefined && (await idempotency.findRecord(db, idempotency.idempotencyKeyOf(call))) !== undefined;
