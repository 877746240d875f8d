import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { keyedMutex } from '../../gateways/keyed-mutex.ts';
import type { Charge } from '../../gateways/payments/port.ts';
import type { Services } from '../../services.ts';
import { settle, settleIn, type SettleResult } from './settle.ts';
import { isVerified } from './settle.rules.ts';
import * as store from './settle.store.ts';

type SyncResult = SettleResult | 'no_charge';
type PaymentKey = { id: number } | { vindiCode: string };

const TRIES = 6;
/** Concurrent settlers of one payment are done by then. */
const PAUSE_MS = 20;

/**
 * Reads a charge from the gateway and settles it. The result is discarded if the payment changed meanwhile: a stale one
 * would restore an old Pix code. Throws if the gateway is unavailable, or the payment changed at each attempt.
 */
export async function syncPayment(services: Services, which: PaymentKey): Promise<SyncResult> {
  // A charge's events in this process wait for each other instead of overtaking.
  return mutexOf(services.db)(JSON.stringify(which), () => readAndSettle(services, which));
}

const mutexes = new WeakMap<Db, ReturnType<typeof keyedMutex>>();
function mutexOf(db: Db): ReturnType<typeof keyedMutex> {
  const mutex = mutexes.get(db) ?? keyedMutex();
  mutexes.set(db, mutex);
  return mutex;
}

async function readAndSettle(services: Services, which: PaymentKey): Promise<SyncResult> {
  for (let n = 0; n < TRIES; n += 1) {
    const before = await store.findUnlockedPayment(services.db, which);
    const charge = await readCharge(services, which, before);
    if (!charge) return 'no_charge';
    // Most events of a new charge: writing would renew each of the payment's index entries.
    if (before && isVerified(before, charge, services.now())) return 'unchanged';
    const settled = await (before ? settleUnchanged(services, charge, before) : settle(services, charge));
    if (settled !== 'overtaken') return settled;
    await wait(PAUSE_MS * n * (0.5 + Math.random()));
  }
  throw new Error('the payment changed at each try: the charge is to be read again');
}

function readCharge(
  { gateway }: Services,
  which: PaymentKey,
  before: { code: string; vindi_code: string | null } | undefined,
): Promise<Charge | undefined> {
  const code = before ? before.vindi_code : 'vindiCode' in which ? which.vindiCode : null;
  return code === null ? gateway.findCharge(before?.code ?? '') : gateway.readCharge(code);
}

const settleUnchanged = (
  services: Services,
  charge: Charge,
  before: { id: number; version: string },
): Promise<SettleResult | 'overtaken'> =>
  inTransaction(services.db, async (trx) => {
    const current = await store.lockPayment(trx, charge.reference);
    if (current && current.id !== before.id) return 'mismatch';
    return current && current.version !== before.version ? 'overtaken' : settleIn(services, trx, charge, current);
  });
