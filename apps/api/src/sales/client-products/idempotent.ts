import type { Db } from '../../database/db.ts';
import * as idempotency from '../purchases/idempotency.store.ts';

/**
 * Does the work of one transaction once for each idempotency key; the same key and body again get its first answer, which is
 * JSON. The key's row is written first, so that of two at once the second waits for the first one's end. Refuses as `findRecord` does.
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
