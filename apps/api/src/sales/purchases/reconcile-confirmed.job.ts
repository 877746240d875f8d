import { DAY_MS, HOUR_MS } from '@mirante/domain/durations.ts';
import { BATCH, forEachBatch } from '../../jobs/batch.ts';
import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import { attributed } from './settle.store.ts';
import { syncPayment } from './sync.ts';

/** How long after payment card networks may reverse it. */
const REVERSIBLE_FOR = 120 * DAY_MS;
/** Payments checked within this time are skipped by a second run. */
const ASKED_LATELY = 12 * HOUR_MS;
/** Ends before the queue's time limit; the next night continues. */
const TIME_LIMIT_MS = 1.5 * HOUR_MS;

/**
 * Reads the charges of paid payments, and those attributed to them, to find reversals without a webhook. Those not checked for longest come first.
 */
export async function reconcileConfirmed(services: Services): Promise<void> {
  const until = performance.now() + TIME_LIMIT_MS;
  await forEachBatch(
    services,
    'reconcile_confirmed',
    (last: ConfirmedPayment | undefined) =>
      performance.now() < until ? confirmedPayments(services, last) : Promise.resolve([]),
    async ({ id, attributed: charges }) => {
      for (const vindiCode of charges) await syncPayment(services, { vindiCode });
      meters.confirmedChecks.inc({ result: await syncPayment(services, { id }) });
    },
  );
}

function confirmedPayments({ db, now }: Services, last?: { asked_at: Date | null; id: number }) {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  return db
    .selectFrom('payment')
    .select(({ fn }) => ['id', fn.coalesce('verified_at', 'confirmed_at').as('asked_at')])
    .select(attributed)
    .where('status', '=', 'paid')
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('vindi_code', 'is not', null),
        exists(selectFrom('discrepancy').select('discrepancy.id').whereRef('attributed_to', '=', 'payment.id')),
      ]),
    )
    .where('confirmed_at', '>', ago(REVERSIBLE_FOR))
    .where((eb) => eb(eb.fn.coalesce('verified_at', 'confirmed_at'), '<', ago(ASKED_LATELY)))
    .$if(last !== undefined, (q) =>
      q.where(({ eb, fn }) =>
        eb.or([
          eb(fn.coalesce('verified_at', 'confirmed_at'), '>', last!.asked_at),
          eb.and([eb(fn.coalesce('verified_at', 'confirmed_at'), '=', last!.asked_at), eb('id', '>', last!.id)]),
        ]),
      ),
    )
    .orderBy('asked_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}
type ConfirmedPayment = Awaited<ReturnType<typeof confirmedPayments>>[number];
