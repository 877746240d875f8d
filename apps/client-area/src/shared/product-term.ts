import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { day, expiry } from '@mirante/domain/format.ts';

type Term = Pick<ClientProduct, 'status' | 'expires_at' | 'cancel_at'>;

/** A product's term as text. */
export function termOf({ status, expires_at: expiresAt, cancel_at: cancelAt }: Term, now: Date): string {
  if (status === 'pending_payment') return 'Aguardando confirmação';
  if (status === 'no_payment') return 'A cobrança não foi paga';
  if (status === 'cancelled') return cancelAt ? `Cancelado em ${day(cancelAt)}` : 'Cancelado';
  return expiresAt ? expiry(expiresAt, now) : 'Acesso vitalício';
}
