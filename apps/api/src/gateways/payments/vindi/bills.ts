import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { Charge, ChargeOutcome, ChargeRequest } from '../port.ts';
import { reaisOf, read, type Bill } from './answers.ts';
import * as customers from './customers.store.ts';
import * as leases from './leases.store.ts';
import { chargeOf, currentOf, isRejected, methodOf } from './charge-of.ts';
import { customerIdOf } from './customers.ts';
import type { VindiContext } from './context.ts';
import { isFailure, VindiFailure } from './failure.ts';
import type { VindiApi } from './http-client.ts';

/**
 * The bill of a reference, existing or created now. Vindi has no idempotency keys: it is looked up before it is
 * created.
 */
export async function createBill(api: VindiApi, context: VindiContext, request: ChargeRequest): Promise<ChargeOutcome> {
  const { db, now } = context;
  const { reference } = request;
  const mayAsk = await leases.acquireLease(db, reference, now());
  if (!mayAsk && (await leases.isLeased(db, reference, now()))) return unknown('it is being asked for');
  try {
    const found = await findBill(api, reference);
    if (!found && !mayAsk) return unknown('it was asked for a moment ago');
    const outcome = found ? await outcomeOf(api, found) : await createNewBill(api, context, request);
    await (outcome.kind === 'unknown'
      ? leases.markOutcomeUnknown(db, reference, now())
      : leases.releaseLease(db, reference));
    return outcome;
  } catch (error) {
    // Everything before the bill itself may be repeated.
    if (mayAsk) await leases.releaseLease(db, reference);
    throw error;
  }
}

async function createNewBill(api: VindiApi, context: VindiContext, request: ChargeRequest): Promise<ChargeOutcome> {
  try {
    const customerId = await customerIdOf(api, context.db, request.customer);
    const profileId = request.method === 'credit_card' ? await profileOf(api, request, customerId) : undefined;
    return await postBill(api, bodyOf(context, request, customerId, profileId), request.reference);
  } catch (error) {
    if (!isFailure(error, 'invalid')) throw error;
    await forgetCustomer(context, request, error);
    return { kind: 'refused', detail: error.message };
  }
}

/** Binds a token of the public tokeniser to the customer; tokens are valid for five minutes. */
async function profileOf(api: VindiApi, { card }: ChargeRequest, customerId: number): Promise<number | undefined> {
  if (!card || !('token' in card)) return undefined;
  const answer = await api.post('/payment_profiles', {
    gateway_token: card.token,
    customer_id: customerId,
    payment_method_code: 'credit_card',
  });
  return read('profile', answer).payment_profile.id;
}

const bodyOf = (
  { productId }: VindiContext,
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

async function postBill(api: VindiApi, body: object, reference: string): Promise<ChargeOutcome> {
  try {
    return await outcomeOf(api, read('bill', await api.post('/bills', body)).bill);
  } catch (error) {
    if (!isFailure(error, 'unknown') && !isCodeTaken(error)) throw error;
    // Money may have moved. An immediate lookup usually finds the bill; otherwise reconciliation does.
    const found = await findBill(api, reference).catch(() => undefined);
    return found ? outcomeOf(api, found) : { ...unknown(error.message), isOutage: isFailure(error, 'unknown') };
  }
}

const isCodeTaken = (error: unknown): error is VindiFailure =>
  isFailure(error, 'invalid') && error.problems.some(({ parameter }) => parameter === 'code');

async function outcomeOf(api: VindiApi, found: Bill): Promise<ChargeOutcome> {
  const charge = chargeOf(found);
  const current = currentOf(found);
  if (methodOf(current) !== 'credit_card' || charge.status === 'paid' || charge.paidAt)
    return { kind: 'accepted', charge };
  if (found.status === 'canceled') return refused(charge);
  return isRejected(current) ? cancelRefusedBill(api, charge) : { kind: 'accepted', charge };
}

/** A refused card's bill must not be retried or paid by its link: the buyer was told that it failed. */
async function cancelRefusedBill(api: VindiApi, charge: Charge): Promise<ChargeOutcome> {
  try {
    await cancelBill(api, charge.code);
    return refused(charge);
  } catch {
    return unknown('refused, but not taken back');
  }
}

const refused = ({ code }: Charge): ChargeOutcome => ({ kind: 'refused', detail: 'card refused', code });
const unknown = (detail: string) => ({ kind: 'unknown', detail }) as const;

/** A customer deleted at Vindi is looked up again the next time. */
async function forgetCustomer(
  { db }: VindiContext,
  { customer }: ChargeRequest,
  { problems }: VindiFailure,
): Promise<void> {
  if (problems.some(({ parameter }) => parameter.startsWith('customer')))
    await customers.saveCustomerId(db, customer.reference, null);
}

const ranks: Record<string, number> = { paid: 0, review: 1, pending: 1 };

/** If several bills share a code, the paid one. */
export async function findBill(api: VindiApi, reference: string): Promise<Bill | undefined> {
  const { bills } = read('bills', await api.get('/bills', { query: `code=${reference}` }));
  const rank = ({ status }: Bill) => ranks[status] ?? 2;
  return bills.filter(({ code }) => code === reference).toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)[0];
}

const PER_PAGE = 50;

/** Any change to a bill updates it. Vindi reads a date in its own time zone, which is ours. */
export async function listBills(
  api: VindiApi,
  since: string,
  page: number,
): Promise<{ bills: Bill[]; isLast: boolean }> {
  const { bills } = read(
    'bills',
    await api.get('/bills', {
      query: `updated_at>=${since}`,
      page: String(page),
      per_page: String(PER_PAGE),
      sort_by: 'id',
      sort_order: 'asc',
    }),
  );
  return { bills, isLast: bills.length < PER_PAGE };
}

export async function readBill(api: VindiApi, code: string): Promise<Bill | undefined> {
  if (!/^\d{1,15}$/.test(code)) return undefined;
  try {
    return read('bill', await api.get(`/bills/${code}`)).bill;
  } catch (error) {
    if (isFailure(error, 'not_found')) return undefined;
    throw error;
  }
}

/** A settled bill is unchanged. An answer that shows no cancelled bill proves nothing, also a 200: the bill does. */
export async function cancelBill(api: VindiApi, code: string): Promise<void> {
  try {
    const { bill } = read('bill', await api.delete(`/bills/${code}`));
    if (bill.status !== 'canceled') throw new VindiFailure('invalid', 'the bill was not cancelled');
  } catch (error) {
    const found = isFailure(error, 'invalid', 'not_found', 'unknown') ? await readBill(api, code) : undefined;
    if (found?.status !== 'canceled' && found?.status !== 'paid') throw error;
  }
}

/** Retrying the charge gives a new code; payments of the old one are still credited. */
export async function renewBillPix(api: VindiApi, code: string): Promise<Charge> {
  const before = await requireBill(api, code);
  const charge = currentOf(before);
  if (chargeOf(before).status !== 'pending' || !charge) return chargeOf(before);
  await api.post(`/charges/${charge.id}/charge`, {});
  return chargeOf(await requireBill(api, code));
}

/** Reissuing the charge gives a new line and due date; payments of the old one are still credited. */
export async function reissueBill(api: VindiApi, code: string, dueAt: Date): Promise<Charge> {
  const before = await requireBill(api, code);
  const charge = currentOf(before);
  if (chargeOf(before).status !== 'pending' || !charge) return chargeOf(before);
  await api.post(`/charges/${charge.id}/reissue`, { due_at: dayInSaoPaulo(dueAt) });
  return chargeOf(await requireBill(api, code));
}

export async function requireBill(api: VindiApi, code: string): Promise<Bill> {
  const found = await readBill(api, code);
  if (!found) throw new Error('vindi knows no such bill');
  return found;
}
