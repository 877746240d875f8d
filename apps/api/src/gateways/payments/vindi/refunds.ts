import type { Charge } from '../port.ts';
import { centsOf, reaisOf, read, type Bill, type BillCharge } from './answers.ts';
import { requireBill } from './bills.ts';
import * as leases from './leases.store.ts';
import * as store from './refunds.store.ts';
import { chargeOf, currentOf } from './charge-of.ts';
import type { VindiContext } from './context.ts';
import { isFailure } from './failure.ts';
import type { VindiApi } from './http-client.ts';

interface RefundRequest {
  code: string;
  cents: number;
  reference: string;
}

/**
 * Refunds once per reference. Vindi would repeat a refund, so the request is recorded first, and a lost response is
 * recognised by what Vindi has refunded beyond our records.
 */
export async function refundBill(
  api: VindiApi,
  { db, now }: VindiContext,
  { code, cents, reference }: RefundRequest,
): Promise<void> {
  const written = await store.insertRefund(db, { reference, billId: code, cents, now: now() });
  if (written.done) return;
  const lock = `refund ${code}`;
  if (!(await leases.acquireLease(db, lock, now())) && (await leases.isLeased(db, lock, now())))
    throw new Error('another refund of this bill is being asked for');
  try {
    const state = await refundStateOf(api, code);
    // A previous request that was refunded since is not repeated.
    const wasRefunded = written.outcomeUnknown && state.cents - (await store.refundedCents(db, code)) >= cents;
    if (!wasRefunded && written.outcomeUnknown && !(await store.reserveRetry(db, reference, now())))
      throw new Error('the refund was asked for a moment ago');
    if (!wasRefunded) await postRefund(api, state, cents);
    await store.markDone(db, reference, now());
  } catch (error) {
    if (!written.outcomeUnknown && !isFailure(error, 'unknown')) await store.deleteRefund(db, reference);
    throw error;
  } finally {
    await leases.releaseLease(db, lock);
  }
}

/**
 * A bill's charge. Vindi closes a fully refunded bill. If all of it is our refund, the sale stays paid and is not a
 * reversal. Of a refund whose response was lost, Vindi's transactions tell whether it was made.
 */
export async function readCharge(api: VindiApi, { db }: VindiContext, bill: Bill): Promise<Charge> {
  const charge = chargeOf(bill);
  if (charge.status !== 'canceled' || charge.paidAt === null) return charge;
  const asked = (await store.askedCents(db, charge.code)) >= charge.cents;
  const isOurs =
    asked &&
    ((await store.refundedCents(db, charge.code)) >= charge.cents || (await refundedAt(api, bill)) >= charge.cents);
  return isOurs ? { ...charge, status: 'paid' } : charge;
}

interface RefundState {
  bill: Bill;
  charge: BillCharge;
  /** Refunded so far. */
  cents: number;
}

async function refundStateOf(api: VindiApi, code: string): Promise<RefundState> {
  const bill = await requireBill(api, code);
  const charge = currentOf(bill);
  if (!charge) throw new Error('the bill has no charge');
  return { bill, charge, cents: await refundedAt(api, bill) };
}

/** In cents, by Vindi's transactions. */
async function refundedAt(api: VindiApi, bill: Bill): Promise<number> {
  const charge = currentOf(bill);
  if (!charge) return 0;
  const { transactions } = read(
    'transactions',
    await api.get('/transactions', { query: `charge_id=${charge.id}`, per_page: '50' }),
  );
  const refunds = transactions.filter(
    ({ transaction_type: type, status }) => type === 'refund' && status === 'success',
  );
  return refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

async function postRefund(api: VindiApi, { bill, charge, cents: refunded }: RefundState, cents: number): Promise<void> {
  const total = centsOf(charge.amount);
  if (bill.status !== 'paid' || refunded + cents > total) throw new Error('more than was paid');
  const body = { amount: reaisOf(cents), cancel_bill: refunded + cents === total };
  const { last_transaction: made } = read('refunded', await api.post(`/charges/${charge.id}/refund`, body)).charge;
  // The acquirer's refusal may come with a 200.
  if (made?.transaction_type === 'refund' && made.status === 'rejected') throw new Error('the refund was rejected');
}
