import { DatabaseError } from 'pg';
import type { Charge } from '../../gateways/payments/port.ts';
import type { Services } from '../../services.ts';
import { settle, settleIn, type Settled } from './settle.ts';
import * as store from './settle.store.ts';

export type Synced = Settled | 'no_charge';
type Which = { id: number } | { vindiCode: string };

const TRIES = 3;

/**
 * Asks the gateway where a charge is, and settles it. What was read is dropped when the payment changed meanwhile: an answer
 * that was overtaken would bring an old Pix code back. Throws when the gateway cannot be asked.
 */
export async function sync(services: Services, which: Which): Promise<Synced> {
  for (let n = 0; n < TRIES; n += 1) {
    const before = await store.before(services.db, which);
    const charge = await read(services, which, before);
    if (!charge) return 'no_charge';
    const settling = before ? settleUnchanged(services, charge, before.version) : settle(services, charge);
    const settled = await settling.catch(unlessStopped);
    if (settled !== 'overtaken') return settled;
  }
  return 'unchanged';
}

function read(
  { gateway }: Services,
  which: Which,
  before: { code: string; vindi_code: string | null } | undefined,
): Promise<Charge | undefined> {
  const code = before ? before.vindi_code : 'vindiCode' in which ? which.vindiCode : null;
  return code === null ? gateway.findCharge(before?.code ?? '') : gateway.readCharge(code);
}

const settleUnchanged = (services: Services, charge: Charge, version: string): Promise<Settled | 'overtaken'> =>
  services.db.transaction().execute(async (trx) => {
    const now = await store.lock(trx, charge.reference);
    return now && now.version !== version ? 'overtaken' : settleIn(services, trx, charge);
  });

const DEADLOCK = '40P01';
/** Of two who settle at once, each with counts of payments that the other waits for, the database stops one: it asks again. */
function unlessStopped(error: unknown): 'overtaken' {
  if (error instanceof DatabaseError && error.code === DEADLOCK) return 'overtaken';
  throw error;
}
