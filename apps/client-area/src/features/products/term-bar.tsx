import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import css from './term-bar.module.css';

type Term = Pick<ClientProduct, 'status' | 'starts_at' | 'expires_at'>;

/** The elapsed part of a product's term. Decorative: the text beside it says the same. */
export function TermBar({ product }: { product: Term }) {
  if (product.status === 'pending_payment') return <div className={css.waiting} aria-hidden="true" />;
  return (
    <div aria-hidden="true" className={`${css.track} ${product.status === 'active' ? css.on : ''}`}>
      <span style={{ width: `${Math.round(elapsedOf(product, serverNow().getTime()) * 100)}%` }} />
    </div>
  );
}

/** From 0 to 1; always 0 for a lifetime product or an unpaid one. */
export function elapsedOf({ starts_at: start, expires_at: end }: Term, now: number): number {
  if (!start || !end) return 0;
  const [from, until] = [Date.parse(start), Date.parse(end)];
  return until <= from ? 1 : Math.min(1, Math.max(0, (now - from) / (until - from)));
}
