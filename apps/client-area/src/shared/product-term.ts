import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { day, expiry } from '@mirante/domain/format.ts';

type Term = Pick<ClientProduct, 'status' | 'expires_at' | 'cancel_at' | 'renewed_by_id'>;

/** A product's term as text. */
export function termOf(
  { status, expires_at: expiresAt, cancel_at: cancelAt, renewed_by_id: by }: Term,
  now: Date,
): string {
  if (status === 'pending_payment') return 'Aguardando confirmação';
  if (status === 'no_payment') return 'A cobrança não foi paga';
  if (status === 'cancelled') return cancelAt ? `Cancelado em ${day(cancelAt)}` : 'Cancelado';
  if (status === 'expired' && by !== null) return 'Segue em outro produto seu';
  return expiresAt ? expiry(expiresAt, now) : 'Acesso vitalício';
}
