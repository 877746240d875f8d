import type { PixStatus } from '@mirante/domain/sales/pix.ts';
import { qrCodeUrl } from '../payments/qr-code.ts';
import { linkProblem } from '../purchases/charge-renewal.rules.ts';
import type { RenewalFacts } from '../purchases/charge-renewal.store.ts';
import { isOverdue } from '../purchases/terms.ts';
import type { PixPayment } from './pix.store.ts';

const notFound: PixStatus = {
  status: 'not_found',
  qr_code: null,
  copy_paste_code: null,
  expires_at: null,
  renewal_problem: null,
};

/** What the code's holder may see: how to pay, never what or by whom. */
export function pixStatusOf(payment: PixPayment | undefined, now: Date, facts?: RenewalFacts): PixStatus {
  if (!payment || (payment.status !== 'pending' && payment.status !== 'paid')) return notFound;
  const status = payment.status === 'paid' ? 'paid' : isExpired(payment, now) ? 'expired' : 'pending';
  const code = status === 'pending' ? payment.pix_copy_paste : null;
  return {
    status,
    qr_code: code && qrCodeUrl(code),
    copy_paste_code: code,
    expires_at: payment.due_at?.toISOString() ?? null,
    renewal_problem: (status === 'expired' && facts && linkProblem(facts)?.message) || null,
  };
}

export const isExpired = ({ status, due_at }: PixPayment, now: Date): boolean =>
  status === 'pending' && isOverdue(due_at, now);
