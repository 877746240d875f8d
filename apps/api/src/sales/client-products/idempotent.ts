import type { Db } from '../../database/db.ts';
import * as idempotency from '../purchases/idempotency.store.ts';

/**
 * Does the work of one transaction once for each idempotency key; the same key and body again find it done. The key's row is
 * written first, so that of two at once the second waits for the first one's end. Refuses as `findRecord` does.
 */
export async function runIdempotently(
  trx: Db,
  { call, now }: { call: idempotency.IdempotentCall | undefined; now: Date },
  work: () => Promise<void>,
): Promise<void> {
  if (!call) return work();
  const key = idempotency.idempotencyKeyOf(call);
  if (await idempotency.insertRecord(trx, key, idempotency.NOBODY, now)) {
    await work();
    return idempotency.saveAnswerOfKey(trx, key, { status: 204, response: null });
  }
  await idempotency.findRecord(trx, key);
}
