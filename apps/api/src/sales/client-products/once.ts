import type { Db } from '../../database/db.ts';
import * as claims from '../purchases/claim.ts';

/** A call by its key, with all that it stands for. */
export interface Once {
  scope: string;
  key: string;
  body: unknown;
}

/** No process is at work on it beyond the transaction itself. */
const NOBODY = 0;

/**
 * Does the work of one transaction once for each key; the same key and body again find it done. The key's row is written first,
 * so that of two at once the second waits for the first one's end.
 */
export async function once(
  trx: Db,
  { of, now }: { of: Once | undefined; now: Date },
  work: () => Promise<void>,
): Promise<void> {
  if (!of) return work();
  const claim = claims.claimOf(of.scope, of.key, of.body);
  if (await claims.begin(trx, claim, NOBODY, now)) {
    await work();
    return claims.close(trx, claim, { status: 204, response: null });
  }
  await claims.lookUp(trx, claim);
}
