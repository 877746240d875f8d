import { endOfDay } from '@mirante/domain/dates.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { boletoOf, formatLine } from '../../gateways/payments/sandbox/boleto.ts';
import { newPixCode } from '../../gateways/payments/sandbox/br-code.ts';
import { at, find, invalid, written, type Ledger } from './ledger.ts';
import type { TwinBill, TwinCharge, TwinProfile, TwinTransaction } from './shapes.ts';

export interface NewBill {
  customer_id?: number;
  code?: string | null;
  installments?: number;
  payment_method_code?: string;
  due_at?: string;
  bill_items?: { product_id?: number; amount?: number; description?: string }[];
  payment_profile?: { id?: number };
}

export function addBill(ledger: Ledger, body: NewBill): TwinBill {
  const { customers, profiles, bills, nextId, tell } = ledger;
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
  const amount = written(items.reduce((sum, item) => sum + item.amount!, 0));
  const dueAt = method === 'bank_slip' && body.due_at ? endOfDay(body.due_at).toISOString() : null;
  const bill: TwinBill = {
    id: nextId(),
    code: body.code ?? null,
    amount,
    installments: body.installments ?? 1,
    status: 'pending',
    due_at: dueAt,
    created_at: at(ledger),
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
  tell('bill_created', { bill });
  issue(ledger, bill, profile);
  return bill;
}

type Issuer = (ledger: Ledger, bill: TwinBill, profile: TwinProfile | undefined) => void;

const issuers: Record<string, Issuer> = {
  pix: (ledger, { charges: [charge] }) => {
    transact(ledger, charge!, 'charge', 'waiting').gateway_response_fields = {
      qrcode_original_path: newPixCode(),
      qrcode_path: 'https://twin.invalid/qr.svg',
      max_days_to_keep_waiting_payment: 1,
    };
  },
  bank_slip: (ledger, { charges: [charge], due_at: dueAt }) => {
    const free = Array.from({ length: 25 }, () => randomInt(10)).join('');
    const { line, barcode } = boletoOf(
      Math.round(Number(charge!.amount) * 100),
      dueAt ? new Date(dueAt) : ledger.now(),
      free,
    );
    charge!.print_url = `https://twin.invalid/boleto/${randomUUID()}`;
    transact(ledger, charge!, 'charge', 'waiting').gateway_response_fields = {
      typeable_barcode: formatLine(line),
      barcode,
      print_url: charge!.print_url,
    };
  },
  credit_card: (ledger, bill, profile) => {
    const charge = bill.charges[0]!;
    if (profile?.behaviour === 'approve') return settle(ledger, bill);
    if (profile?.behaviour === 'review') return void transact(ledger, charge, 'charge', 'waiting');
    transact(ledger, charge, 'charge', 'rejected');
    ledger.tell('charge_rejected', { charge });
  },
};

function transact(
  ledger: Ledger,
  charge: TwinCharge,
  type: string,
  status: string,
  amount = charge.amount,
): TwinTransaction {
  const made: TwinTransaction = {
    id: ledger.nextId(),
    charge_id: charge.id,
    transaction_type: type,
    status,
    amount,
    created_at: at(ledger),
    gateway_response_fields: {},
  };
  ledger.transactions.push(made);
  charge.last_transaction = made;
  return made;
}

function settle(ledger: Ledger, bill: TwinBill): void {
  const charge = bill.charges[0]!;
  transact(ledger, charge, 'charge', 'success');
  Object.assign(charge, { status: 'paid', paid_at: at(ledger) });
  bill.status = 'paid';
  ledger.tell('bill_paid', { bill });
}

/** The payer or the acquirer, later. */
export function pay(ledger: Ledger, id: unknown): void {
  const bill = find(ledger.bills, id);
  if (bill.status === 'pending') settle(ledger, bill);
}

export function cancel(ledger: Ledger, id: unknown): TwinBill {
  const bill = find(ledger.bills, id);
  if (bill.status === 'paid' || bill.status === 'canceled') throw invalid('status');
  bill.status = 'canceled';
  for (const charge of bill.charges) charge.status = 'canceled';
  ledger.tell('bill_canceled', { bill });
  return bill;
}

const chargeById = (ledger: Ledger, id: unknown) => {
  const charge = find(
    ledger.bills.flatMap(({ charges }) => charges),
    id,
  );
  return { charge, bill: find(ledger.bills, charge.bill.id) };
};

/** Anew, which for a Pix means another code. */
export function tryAgain(ledger: Ledger, id: unknown): TwinCharge {
  const { charge, bill } = chargeById(ledger, id);
  if (charge.status !== 'pending') throw invalid('status');
  issuers[charge.payment_method.code]!(ledger, bill, undefined);
  return charge;
}

/** A boleto for another day, which has another line. */
export function reissue(ledger: Ledger, id: unknown, { due_at: due }: { due_at?: string }): TwinCharge {
  const { charge, bill } = chargeById(ledger, id);
  if (charge.status !== 'pending' || charge.payment_method.code !== 'bank_slip' || !due) throw invalid('status');
  bill.due_at = endOfDay(due).toISOString();
  charge.due_at = bill.due_at;
  return tryAgain(ledger, id);
}

export function refund(
  ledger: Ledger,
  id: unknown,
  { amount, cancel_bill: closes = true }: { amount?: number; cancel_bill?: boolean },
): TwinCharge {
  const { charge, bill } = chargeById(ledger, id);
  const before = ledger.transactions.filter(
    ({ charge_id: of, transaction_type: type }) => of === charge.id && type === 'refund',
  );
  const given = Math.round(
    before.reduce((sum, one) => sum + Number(one.amount) * 100, (amount ?? Number(charge.amount)) * 100),
  );
  const total = Math.round(Number(charge.amount) * 100);
  if (charge.status !== 'paid' || given > total) throw invalid('amount');
  transact(ledger, charge, 'refund', 'success', written(amount ?? Number(charge.amount)));
  if (given === total) charge.status = 'canceled';
  if (given === total && closes) bill.status = 'canceled';
  ledger.tell('charge_refunded', { charge });
  return charge;
}
