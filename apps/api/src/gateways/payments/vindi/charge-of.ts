import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { PIX_MINUTES } from '@mirante/domain/sales/pix.ts';
import type { Charge, ChargeStatus } from '../port.ts';
import { centsOf, type Bill, type BillCharge } from './answers.ts';

/** Maps a bill to a charge. */
export function chargeOf(bill: Bill): Charge {
  const current = currentOf(bill);
  const fields = current?.last_transaction?.gateway_response_fields ?? {};
  const status = statusOf(bill);
  return {
    code: String(bill.id),
    reference: bill.code ?? '',
    status,
    cents: status === 'paid' ? paidCents(bill) : centsOf(bill.amount),
    customer: bill.customer.code ?? '',
    dueAt: dueOf(bill, current),
    paidAt: status === 'pending' ? null : paidAtOf(bill),
    pixCopyPaste: textOrNull(fields.qrcode_original_path),
    bankSlipUrl:
      methodOf(current) === 'bank_slip' ? (urlOrNull(current?.print_url) ?? urlOrNull(fields.print_url)) : null,
    bankSlipLine: lineOf(fields.typeable_barcode),
  };
}

export const methodOf = (charge: BillCharge | undefined): string | undefined =>
  charge?.payment_method?.code ?? undefined;

/** The paid charge, or else the newest. */
export const currentOf = ({ charges }: Bill): BillCharge | undefined =>
  charges.find(({ status }) => status === 'paid') ?? charges.toSorted((a, b) => b.id - a.id)[0];

function statusOf(bill: Bill): ChargeStatus {
  if (bill.status === 'paid') return 'paid';
  // Vindi leaves a bill open after a refund that does not close it; for us the sale is over.
  if (bill.status === 'canceled' || bill.charges.some(isReversed)) return 'canceled';
  return isRejectedForGood(bill) ? 'canceled' : 'pending';
}

const isReversed = ({ status, paid_at: paidAt, last_transaction: last }: BillCharge): boolean =>
  status === 'canceled' && (paidAt != null || isRefund(last));
const isRefund = (transaction: BillCharge['last_transaction']): boolean =>
  transaction?.transaction_type === 'refund' && transaction.status === 'success';

/** A refused card that Vindi will not retry by itself. */
function isRejectedForGood(bill: Bill): boolean {
  const current = currentOf(bill);
  return isRejected(current) && current?.next_attempt == null;
}
export const isRejected = (charge: BillCharge | undefined): boolean =>
  methodOf(charge) === 'credit_card' && charge?.last_transaction?.status === 'rejected';

/** The amount received, which may differ from the bill's: an underpaid boleto is found by the comparison. */
function paidCents(bill: Bill): number {
  const paid = bill.charges.filter(({ status }) => status === 'paid');
  return paid.length === 0 ? centsOf(bill.amount) : paid.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

function paidAtOf({ charges }: Bill): Date | null {
  const paid = charges.find(({ paid_at: at }) => at != null)?.paid_at;
  // Vindi does not document whether a refund clears the payment time; the refund itself proves the payment.
  const proof = paid ?? charges.find(({ last_transaction: last }) => isRefund(last))?.last_transaction?.created_at;
  return proof ? new Date(proof) : null;
}

/** For a Pix, the earlier of our half hour and the bank's expiry: the code may outlive the price that we guarantee. */
function dueOf(bill: Bill, current: BillCharge | undefined): Date | null {
  if (methodOf(current) === 'bank_slip') return dateOf(current?.due_at ?? bill.due_at);
  if (methodOf(current) !== 'pix') return null;
  const issued = dateOf(current?.last_transaction?.created_at);
  const ours = issued && new Date(issued.getTime() + PIX_MINUTES * MINUTE_MS);
  const banks = saoPauloTime(current?.last_transaction?.gateway_response_fields?.max_days_to_keep_waiting_payment);
  return ours && banks ? new Date(Math.min(ours.getTime(), banks.getTime())) : ours;
}

const dateOf = (moment: string | null | undefined): Date | null => (moment ? new Date(moment) : null);

/** Without an offset, in Brasília time; some accounts have a number of days instead. */
function saoPauloTime(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) return null;
  const date = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value.replace(' ', 'T')}-03:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
/** Shown as a link on our pages. */
const urlOrNull = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? value : null;

function lineOf(value: unknown): string | null {
  const digits = typeof value === 'string' ? value.replace(/\D/g, '') : '';
  return digits.length === 47 || digits.length === 48 ? digits : null;
}
