import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { netCents } from '@mirante/domain/money.ts';
import type { DiscrepancyKind } from '@mirante/domain/sales/discrepancy-kind.ts';
import type { PaymentStatus } from '@mirante/domain/sales/payment.ts';
import type { Charge } from '../../gateways/payments/port.ts';

/**
 * A payment's stage only increases, so that the order and repetition of events make no difference: the furthest stage
 * wins.
 */
export const stages = { pending: 0, canceled: 1, paid: 2, reversed: 3 } as const;
export type Stage = (typeof stages)[keyof typeof stages];

export function stageOfPayment({ status, confirmed_at }: { status: PaymentStatus; confirmed_at: Date | null }): Stage {
  if (status === 'pending') return stages.pending;
  if (status === 'paid') return stages.paid;
  return confirmed_at ? stages.reversed : stages.canceled;
}

export function stageOfCharge({ status, paidAt }: Pick<Charge, 'status' | 'paidAt'>): Stage {
  if (status === 'pending') return stages.pending;
  if (status === 'paid') return stages.paid;
  return paidAt ? stages.reversed : stages.canceled;
}

interface Expected {
  code: string;
  vindi_code: string | null;
  client_id: number;
  amount: number;
  discount: number;
}

/** How a charge differs from the payment; a differing charge settles nothing. */
export function mismatchOf(payment: Expected, charge: Charge): string | undefined {
  if (charge.reference !== payment.code) return 'reference';
  if (payment.vindi_code !== null && charge.code !== payment.vindi_code) return 'code';
  if (charge.cents !== netCents(payment)) return 'amount';
  return charge.customer === String(payment.client_id) ? undefined : 'customer';
}

/** Whether a payment was voided before its charge, which can still be paid, became known. */
export const isVoidedBefore = (
  payment: Pick<Expected, 'vindi_code'> & Parameters<typeof stageOfPayment>[0],
  charge: Charge,
): boolean =>
  payment.vindi_code === null &&
  stageOfPayment(payment) === stages.canceled &&
  stageOfCharge(charge) === stages.pending;

interface Verified extends Standing {
  verified_at: Date | null;
  due_at: Date | null;
  pix_copy_paste: string | null;
  bank_slip_url: string | null;
  bank_slip_line: string | null;
}

/**
 * Whether a pending payment already has everything that its pending charge says, and was compared with it within the
 * last minute. What settling writes besides was committed together with these details.
 */
export function isVerified(payment: Verified, charge: Charge, now: Date): boolean {
  const { verified_at: verifiedAt, due_at: dueAt } = payment;
  return (
    payment.status === 'pending' &&
    payment.vindi_code !== null &&
    verifiedAt !== null &&
    now.getTime() - verifiedAt.getTime() < MINUTE_MS &&
    stageOfCharge(charge) === stages.pending &&
    mismatchOf(payment, charge) === undefined &&
    (dueAt === null || dueAt > now) &&
    (charge.dueAt === null || charge.dueAt.getTime() === dueAt?.getTime()) &&
    (charge.pixCopyPaste ?? payment.pix_copy_paste) === payment.pix_copy_paste &&
    (charge.bankSlipUrl ?? payment.bank_slip_url) === payment.bank_slip_url &&
    (charge.bankSlipLine ?? payment.bank_slip_line) === payment.bank_slip_line
  );
}

/** Whether the charge brings the slip of a pending boleto, whose order the gateway had not answered to. */
export const isLateSlip = (
  { status, bank_slip_url: url }: Pick<Verified, 'status' | 'bank_slip_url'>,
  { bankSlipUrl }: Pick<Charge, 'bankSlipUrl'>,
): boolean => status === 'pending' && url === null && bankSlipUrl !== null;

interface Standing extends Expected {
  status: PaymentStatus;
  confirmed_at: Date | null;
}

/** A payment with the charges whose money finance attributed to it. */
interface Owner extends Standing {
  attributed: readonly string[];
  /** Not paid yet, and ordered with credits that are gone since. */
  lacks_credit: boolean;
  /** Likewise: paid later, their value is used up. */
  credited_until: Date | null;
}

/** Whether finance attributed another charge's money to the payment, so that this one does not move it. */
export const isPaidOtherwise = ({ attributed }: Pick<Owner, 'attributed'>, { code }: Pick<Charge, 'code'>): boolean =>
  attributed.length > 0 && !attributed.includes(code);

/**
 * Why a charge's money does not belong to its payment, which settling cannot fix. Undefined for a charge without money,
 * or a reversed one.
 */
export function unownedMoneyOf(payment: Owner | undefined, charge: Charge): DiscrepancyKind | undefined {
  if (charge.status !== 'paid' || charge.cents === 0) return undefined;
  if (!payment) return 'unknown_payment';
  if (payment.attributed.includes(charge.code)) return undefined;
  if (isPaidOtherwise(payment, charge)) return 'paid_twice';
  const mismatch = mismatchOf(payment, charge);
  if (mismatch === 'amount') return 'wrong_amount';
  if (mismatch === 'code') return payment.status === 'paid' ? 'paid_twice' : 'wrong_charge';
  if (mismatch) return 'wrong_charge';
  // Money paid before the client's removal belonged to the payment.
  if (payment.status === 'client_deleted' && payment.confirmed_at === null) return 'removed_client';
  return payment.lacks_credit || isPaidTooLate(payment, charge) ? 'credit_gone' : undefined;
}

const isPaidTooLate = ({ credited_until: end }: Owner, { paidAt }: Charge): boolean =>
  end !== null && paidAt !== null && paidAt > end;

/** How a payment and its charge at the gateway differ. */
export function differenceOf(payment: Owner | undefined, charge: Charge | undefined): DiscrepancyKind | undefined {
  if (!charge) return payment?.status === 'paid' && payment.attributed.length === 0 ? 'unpaid_there' : undefined;
  const unowned = unownedMoneyOf(payment, charge);
  if (unowned || !payment || payment.status === 'client_deleted' || isPaidOtherwise(payment, charge)) return unowned;
  const [here, there] = [stageOfPayment(payment), stageOfCharge(charge)];
  if (there === stages.paid) return here === stages.paid ? undefined : 'unpaid_here';
  if (here !== stages.paid) return undefined;
  return there === stages.reversed ? 'reversed_there' : 'unpaid_there';
}
