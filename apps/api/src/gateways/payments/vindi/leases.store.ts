import { DAY_MS } from '@mirante/domain/durations.ts';
import type { Db } from '../../../database/db.ts';
import { hasRow } from '../../../database/has-row.ts';

/** One operation takes at most ten seconds; after this its lease has expired. */
const LEASE_MS = 15_000;
/** How long a bill may still come into being after a lost response. */
const UNKNOWN_MS = 60_000;
const FORGET_MS = DAY_MS;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** The lease to create a bill: of all processes, one gets it. */
export async function acquireLease(db: Db, reference: string, now: Date): Promise<boolean> {
  await db.deleteFrom('vindi_asking').where('again_at', '<', after(now, -FORGET_MS)).execute();
  const until = { busy_until: after(now, LEASE_MS), again_at: after(now, UNKNOWN_MS) };
  return hasRow(
    db
      .insertInto('vindi_asking')
      .values({ reference, ...until })
      .onConflict((conflict) =>
        conflict.column('reference').doUpdateSet(until).where('vindi_asking.again_at', '<=', now),
      )
      .returning('reference'),
  );
}

/** The outcome is known: anybody may create again. */
export async function releaseLease(db: Db, reference: string): Promise<void> {
  await db.deleteFrom('vindi_asking').where('reference', '=', reference).execute();
}

/** The outcome is unknown: nobody creates while the bill may still come into being. */
export async function markOutcomeUnknown(db: Db, reference: string, now: Date): Promise<void> {
  await db.updateTable('vindi_asking').set({ busy_until: now }).where('reference', '=', reference).execute();
}

export const isLeased = (db: Db, reference: string, now: Date): Promise<boolean> =>
  hasRow(
    db.selectFrom('vindi_asking').select('reference').where('reference', '=', reference).where('busy_until', '>', now),
  );
