import { centsOf, reaisOf, read, type Bill, type BillCharge } from './answers.ts';
import { existing } from './bills.ts';
import * as books from './books.ts';
import { currentOf } from './charge-of.ts';
import type { Desk } from './desk.ts';
import { isFailure, VindiFailure } from './failure.ts';
import type { Api } from './wire.ts';

export interface Refunding {
  code: string;
  cents: number;
  reference: string;
}

/**
 * Gives money back, once for its reference. Vindi would give it twice if asked twice, so the wish is written down first, and
 * one whose answer was lost is recognised by what Vindi has given back beyond what we know of.
 */
export async function refundBill(api: Api, { db, now }: Desk, { code, cents, reference }: Refunding): Promise<void> {
  const written = await books.openRefund(db, { reference, billId: code, cents, now: now() });
  if (written.done) return;
  const lock = `refund ${code}`;
  if (!(await books.begin(db, lock, now())) && (await books.isBusy(db, lock, now())))
    throw new Error('another refund of this bill is being asked for');
  try {
    const given = await givenOf(api, code);
    // What was asked for before and has been given since needs no second asking.
    const wasGiven = written.inDoubt && given.cents - (await books.refundedCents(db, code)) >= cents;
    if (!wasGiven && written.inDoubt && !(await books.askRefundAgain(db, reference, now())))
      throw new VindiFailure('doubt', 'the refund was asked for a moment ago');
    if (!wasGiven) await give(api, given, cents);
    await books.closeRefund(db, reference, now());
  } catch (error) {
    if (!written.inDoubt && !isFailure(error, 'doubt')) await books.dropRefund(db, reference);
    throw error;
  } finally {
    await books.finish(db, lock);
  }
}

interface Given {
  bill: Bill;
  charge: BillCharge;
  /** Given back so far. */
  cents: number;
}

async function givenOf(api: Api, code: string): Promise<Given> {
  const bill = await existing(api, code);
  const charge = currentOf(bill);
  if (!charge) throw new Error('the bill has no charge');
  const { transactions } = read(
    'transactions',
    await api.get('/transactions', { query: `charge_id=${charge.id}`, per_page: '50' }),
  );
  const refunds = transactions.filter(
    ({ transaction_type: type, status }) => type === 'refund' && status === 'success',
  );
  return { bill, charge, cents: refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0) };
}

async function give(api: Api, { bill, charge, cents: given }: Given, cents: number): Promise<void> {
  const total = centsOf(charge.amount);
  if (bill.status !== 'paid' || given + cents > total) throw new Error('more than was paid');
  await api.post(`/charges/${charge.id}/refund`, { amount: reaisOf(cents), cancel_bill: given + cents === total });
}
