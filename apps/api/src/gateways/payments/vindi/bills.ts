import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { Charge, ChargeOutcome, ChargeRequest } from '../port.ts';
import { reaisOf, read, type Bill } from './answers.ts';
import * as books from './books.ts';
import { chargeOf, currentOf, isRejected, methodOf } from './charge-of.ts';
import { customerIdOf } from './customers.ts';
import type { Desk } from './desk.ts';
import { isFailure, type VindiFailure } from './failure.ts';
import type { Api } from './wire.ts';

/** The bill of a reference, made now or as it is. Vindi knows no idempotency keys: it is looked for before it is asked for. */
export async function createBill(api: Api, desk: Desk, request: ChargeRequest): Promise<ChargeOutcome> {
  const { db, now } = desk;
  const { reference } = request;
  const mayAsk = await books.begin(db, reference, now());
  if (!mayAsk && (await books.isBusy(db, reference, now()))) return unknown('it is being asked for');
  try {
    const found = await findBill(api, reference);
    if (!found && !mayAsk) return unknown('it was asked for a moment ago');
    const outcome = found ? await outcomeOf(api, found) : await ask(api, desk, request);
    await (outcome.kind === 'unknown' ? books.doubt(db, reference, now()) : books.finish(db, reference));
    return outcome;
  } catch (error) {
    // All up to the bill itself may be done again.
    if (mayAsk) await books.finish(db, reference);
    throw error;
  }
}

async function ask(api: Api, desk: Desk, request: ChargeRequest): Promise<ChargeOutcome> {
  try {
    const customerId = await customerIdOf(api, desk.db, request.customer);
    const profileId = request.method === 'credit_card' ? await profileOf(api, request, customerId) : undefined;
    return await bill(api, bodyOf(desk, request, customerId, profileId), request.reference);
  } catch (error) {
    if (!isFailure(error, 'invalid')) throw error;
    await forgetCustomer(desk, request, error);
    return { kind: 'refused', detail: error.message };
  }
}

/** Binds what the browser was given by the public tokeniser to the customer; good for five minutes. */
async function profileOf(api: Api, { card }: ChargeRequest, customerId: number): Promise<number | undefined> {
  if (!card || !('token' in card)) return undefined;
  const answer = await api.post('/payment_profiles', {
    gateway_token: card.token,
    customer_id: customerId,
    payment_method_code: 'credit_card',
  });
  return read('profile', answer).payment_profile.id;
}

const bodyOf = (
  { productId }: Desk,
  { reference, method, installments, dueAt, items }: ChargeRequest,
  customerId: number,
  profileId: number | undefined,
) => ({
  customer_id: customerId,
  code: reference,
  payment_method_code: method,
  installments,
  ...(method === 'bank_slip' && dueAt && { due_at: dayInSaoPaulo(dueAt) }),
  bill_items: items
    .filter(({ cents }) => cents > 0)
    .map(({ product, cents, description }) => ({
      product_id: product ?? productId,
      amount: reaisOf(cents),
      description,
    })),
  ...(profileId && { payment_profile: { id: profileId } }),
});

async function bill(api: Api, body: object, reference: string): Promise<ChargeOutcome> {
  try {
    return await outcomeOf(api, read('bill', await api.post('/bills', body)).bill);
  } catch (error) {
    if (!isFailure(error, 'doubt') && !isTaken(error)) throw error;
    // Money may have moved. Who asks at once mostly finds the bill; otherwise the reconciliation will.
    const found = await findBill(api, reference).catch(() => undefined);
    return found ? outcomeOf(api, found) : unknown(error.message);
  }
}

const isTaken = (error: unknown): error is VindiFailure =>
  isFailure(error, 'invalid') && error.problems.some(({ parameter }) => parameter === 'code');

async function outcomeOf(api: Api, found: Bill): Promise<ChargeOutcome> {
  const charge = chargeOf(found);
  const current = currentOf(found);
  if (methodOf(current) !== 'credit_card' || charge.status === 'paid' || charge.paidAt)
    return { kind: 'accepted', charge };
  if (found.status === 'canceled') return refused(charge);
  return isRejected(current) ? takeBack(api, charge) : { kind: 'accepted', charge };
}

/** A refused card's bill must not be tried again later, nor be paid by its link: the buyer was told that nothing came of it. */
async function takeBack(api: Api, charge: Charge): Promise<ChargeOutcome> {
  try {
    await cancelBill(api, charge.code);
    return refused(charge);
  } catch {
    return unknown('refused, but not taken back');
  }
}

const refused = ({ code }: Charge): ChargeOutcome => ({ kind: 'refused', detail: 'card refused', code });
const unknown = (detail: string): ChargeOutcome => ({ kind: 'unknown', detail });

/** A customer who is no longer there is looked for anew the next time. */
async function forgetCustomer({ db }: Desk, { customer }: ChargeRequest, { problems }: VindiFailure): Promise<void> {
  if (problems.some(({ parameter }) => parameter.startsWith('customer')))
    await books.keepCustomer(db, customer.reference, null);
}

const ranks: Record<string, number> = { paid: 0, review: 1, pending: 1 };

/** Should there be several of one code, the one that money came in by. */
export async function findBill(api: Api, reference: string): Promise<Bill | undefined> {
  const { bills } = read('bills', await api.get('/bills', { query: `code=${reference}` }));
  const rank = ({ status }: Bill) => ranks[status] ?? 2;
  return bills.filter(({ code }) => code === reference).toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)[0];
}

export async function readBill(api: Api, code: string): Promise<Bill | undefined> {
  if (!/^\d{1,15}$/.test(code)) return undefined;
  try {
    return read('bill', await api.get(`/bills/${code}`)).bill;
  } catch (error) {
    if (isFailure(error, 'absent')) return undefined;
    throw error;
  }
}

/** What is settled stays so. */
export async function cancelBill(api: Api, code: string): Promise<void> {
  try {
    await api.delete(`/bills/${code}`);
  } catch (error) {
    const found = isFailure(error, 'invalid', 'absent') ? await readBill(api, code) : undefined;
    if (found?.status !== 'canceled' && found?.status !== 'paid') throw error;
  }
}

/** The same charge tried anew has a new code; the old one's money still arrives here. */
export async function renewBillPix(api: Api, code: string): Promise<Charge> {
  const before = await existing(api, code);
  const charge = currentOf(before);
  if (chargeOf(before).status !== 'pending' || !charge) return chargeOf(before);
  await api.post(`/charges/${charge.id}/charge`, {});
  return chargeOf(await existing(api, code));
}

export async function existing(api: Api, code: string): Promise<Bill> {
  const found = await readBill(api, code);
  if (!found) throw new Error('vindi knows no such bill');
  return found;
}
