import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { keyedMutex } from '../../gateways/keyed-mutex.ts';
import type { Charge } from '../../gateways/payments/port.ts';
import type { Services } from '../../services.ts';
import { settle, settleIn, type SettleResult } from './settle.ts';
import * as store from './settle.store.ts';

export type SyncResult = SettleResult | 'no_charge';
type PaymentKey = { id: number } | { vindiCode: string };

const TRIES = 6;
/** Of those who settle one payment at once, each is out of the others' way by then. */
const PAUSE_MS = 20;

/**
 * Asks the gateway where a charge is, and settles it. What was read is dropped when the payment changed meanwhile: an answer
 * that was overtaken would bring an old Pix code back. Throws when the gateway cannot be asked, or the payment was changed by others at each try.
 */
export async function syncPayment(services: Services, which: PaymentKey): Promise<SyncResult> {
  const known = await store.findPaymentVersion(services.db, which);
  // Those of this process wait for each other instead of overtaking each other.
  return mutexOf(services.db)(known ? known.code : JSON.stringify(which), () => readAndSettle(services, which));
}

const mutexes = new WeakMap<Db, ReturnType<typeof keyedMutex>>();
function mutexOf(db: Db): ReturnType<typeof keyedMutex> {
  const mutex = mutexes.get(db) ?? keyedMutex();
  mutexes.set(db, mutex);
  return mutex;
}

async function readAndSettle(services: Services, which: PaymentKey): Promise<SyncResult> {
  for (let n = 0; n < TRIES; n += 1) {
    const before = await store.findPaymentVersion(services.db, which);
    const charge = await readCharge(services, which, before);
    if (!charge) return 'no_charge';
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
