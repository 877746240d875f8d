import type { PixStatus } from '@mirante/domain/sales/pix.ts';
import { qrCodeUrl } from '../payments/qr-code.ts';
import type { PixPayment } from './pix.store.ts';

const notFound: PixStatus = {
  status: 'not_found',
  qr_code: null,
  copy_paste_code: null,
  expires_at: null,
};

/** What the code's holder may see: how to pay, never what or by whom. */
export function pixStatusOf(payment: PixPayment | undefined, now: Date): PixStatus {
  if (!payment || (payment.status !== 'pending' && payment.status !== 'paid')) return notFound;
  const expired = payment.due_at !== null && payment.due_at <= now;
  const status = payment.status === 'paid' ? 'paid' : expired ? 'expired' : 'pending';
  const code = status === 'pending' ? payment.pix_copy_paste : null;
  return {
    status,
    qr_code: code && qrCodeUrl(code),
    copy_paste_code: code,
    expires_at: payment.due_at?.toISOString() ?? null,
  };
}
