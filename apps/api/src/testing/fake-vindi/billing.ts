import { endOfDay } from '@mirante/domain/dates.ts';
import { boletoLine } from '@mirante/domain/format.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { boletoOf } from '../../gateways/payments/sandbox/boleto.ts';
import { newPixCode } from '../../gateways/payments/sandbox/br-code.ts';
import { at, find, invalid, formatAmount, type Store } from './store.ts';
import type { FakeBill, FakeCharge, FakeProfile, FakeTransaction } from './objects.ts';

export interface NewBill {
  customer_id?: number;
  code?: string | null;
  installments?: number;
  payment_method_code?: string;
  due_at?: string;
  bill_items?: { product_id?: number; amount?: number; description?: string }[];
  payment_profile?: { id?: number };
}

export function addBill(store: Store, body: NewBill): FakeBill {
  const { customers, profiles, bills, nextId, notify } = store;
  const customer = customers.find(({ id }) => id === body.customer_id);
  if (!customer) throw invalid('customer_id');
  const method = body.payment_method_code ?? '';
  const issue = issuers[method];
  if (!issue) throw invalid('payment_method_code');
  const profile = profiles.find(
    ({ id, customer_id: owner }) => id === body.payment_profile?.id && owner === customer.id,
  );
  if (method === 'credit_card' && !profile) throw invalid('payment_profile');
  const items = body.bill_items ?? [];
  if (items.length === 0 || items.some(({ product_id: product, amount }) => !product || !amount || amount < 0))
    throw invalid('bill_items');
  const amount = formatAmount(items.reduce((sum, item) => sum + item.amount!, 0));
  const dueAt = method === 'bank_slip' && body.due_at ? endOfDay(body.due_at).toISOString() : null;
  const bill: FakeBill = {
    id: nextId(),
    code: body.code ?? null,
    amount,
    installments: body.installments ?? 1,
    status: 'pending',
    due_at: dueAt,
    created_at: at(store),
    customer,
    bill_items: items,
    charges: [],
  };
  bill.charges.push({
    id: nextId(),
    amount,
    status: 'pending',
    due_at: dueAt,
    paid_at: null,
    next_attempt: null,
    attempt_count: 1,
    print_url: null,
    payment_method: { code: method },
    last_transaction: null,
    bill: { id: bill.id, code: bill.code },
    customer,
  });
  bills.push(bill);
  notify('bill_created', { bill });
  issue(store, bill, profile);
  return bill;
}

type Issuer = (store: Store, bill: FakeBill, profile: FakeProfile | undefined) => void;

const issuers: Record<string, Issuer> = {
  pix: (store, { charges: [charge] }) => {
    transact(store, charge!, 'charge', 'waiting').gateway_response_fields = {
      qrcode_original_path: newPixCode(),
      qrcode_path: 'https://vindi.invalid/qr.svg',
      max_days_to_keep_waiting_payment: 1,
    };
  },
  bank_slip: (store, { charges: [charge], due_at: dueAt }) => {
    const free = Array.from({ length: 25 }, () => randomInt(10)).join('');
    const { line, barcode } = boletoOf(
      Math.round(Number(charge!.amount) * 100),
      dueAt ? new Date(dueAt) : store.now(),
      free,
    );
    charge!.print_url = `https://vindi.invalid/boleto/${randomUUID()}`;
    transact(store, charge!, 'charge', 'waiting').gateway_response_fields = {
      typeable_barcode: boletoLine(line),
      barcode,
      print_url: charge!.print_url,
    };
  },
  credit_card: (store, bill, profile) => {
    const charge = bill.charges[0]!;
    if (profile?.behaviour === 'approve') return settle(store, bill);
    if (profile?.behaviour === 'review') return void transact(store, charge, 'charge', 'waiting');
    transact(store, charge, 'charge', 'rejected');
    store.notify('charge_rejected', { charge });
  },
};

function transact(
  store: Store,
  charge: FakeCharge,
  type: string,
  status: string,
  amount = charge.amount,
): FakeTransaction {
  const made: FakeTransaction = {
    id: store.nextId(),
    charge_id: charge.id,
    transaction_type: type,
    status,
    amount,
    created_at: at(store),
    gateway_response_fields: {},
  };
  store.transactions.push(made);
  charge.last_transaction = made;
  return made;
}

function settle(store: Store, bill: FakeBill): void {
  const charge = bill.charges[0]!;
  transact(store, charge, 'charge', 'success');
  Object.assign(charge, { status: 'paid', paid_at: at(store) });
  bill.status = 'paid';
  store.notify('bill_paid', { bill });
}

/** Called later, by the payer or the acquirer. */
export function pay(store: Store, id: unknown): void {
  const bill = find(store.bills, id);
  if (bill.status === 'pending') settle(store, bill);
}

export function cancel(store: Store, id: unknown): FakeBill {
  const bill = find(store.bills, id);
  if (bill.status === 'paid' || bill.status === 'canceled') throw invalid('status');
  bill.status = 'canceled';
  for (const charge of bill.charges) charge.status = 'canceled';
  store.notify('bill_canceled', { bill });
  return bill;
}

const chargeById = (store: Store, id: unknown) => {
  const charge = find(
    store.bills.flatMap(({ charges }) => charges),
    id,
  );
  return { charge, bill: find(store.bills, charge.bill.id) };
};

/** Charges again; a Pix gets another code. */
export function retryCharge(store: Store, id: unknown): FakeCharge {
  const { charge, bill } = chargeById(store, id);
  if (charge.status !== 'pending') throw invalid('status');
  issuers[charge.payment_method.code]!(store, bill, undefined);
  return charge;
}

/** Changes a boleto's due date, which changes its line. */
export function reissue(store: Store, id: unknown, { due_at: due }: { due_at?: string }): FakeCharge {
  const { charge, bill } = chargeById(store, id);
  if (charge.status !== 'pending' || charge.payment_method.code !== 'bank_slip' || !due) throw invalid('status');
  bill.due_at = endOfDay(due).toISOString();
  charge.due_at = bill.due_at;
  return retryCharge(store, id);
}

export function refund(
  store: Store,
  id: unknown,
  { amount, cancel_bill: closes = true }: { amount?: number; cancel_bill?: boolean },
): FakeCharge {
  const { charge, bill } = chargeById(store, id);
  const before = store.transactions.filter(
    ({ charge_id: of, transaction_type: type }) => of === charge.id && type === 'refund',
  );
  const given = Math.round(
    before.reduce((sum, one) => sum + Number(one.amount) * 100, (amount ?? Number(charge.amount)) * 100),
  );
  const total = Math.round(Number(charge.amount) * 100);
  if (charge.status !== 'paid' || given > total) throw invalid('amount');
  transact(store, charge, 'refund', 'success', formatAmount(amount ?? Number(charge.amount)));
  if (given === total) charge.status = 'canceled';
  if (given === total && closes) bill.status = 'canceled';
  store.notify('charge_refunded', { charge });
  return charge;
}
