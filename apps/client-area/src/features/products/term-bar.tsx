import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { styled } from '@mui/material/styles';

type Term = Pick<ClientProduct, 'status' | 'starts_at' | 'expires_at'>;

/** How much of a product's time has gone. The words beside it say the same. */
export function TermBar({ product }: { product: Term }) {
  if (product.status === 'pending_payment') return <Waiting aria-hidden="true" />;
  return (
    <Track aria-hidden="true" className={product.status === 'active' ? 'm-on' : undefined}>
      <span style={{ width: `${Math.round(elapsedOf(product, serverNow().getTime()) * 100)}%` }} />
    </Track>
  );
}

/** From 0 to 1. A lifetime never goes; what was never paid never began. */
export function elapsedOf({ starts_at: start, expires_at: end }: Term, now: number): number {
  if (!start || !end) return 0;
  const [from, until] = [Date.parse(start), Date.parse(end)];
  return until <= from ? 1 : Math.min(1, Math.max(0, (now - from) / (until - from)));
}

const Track = styled('div')({
  height: 4,
  margin: '10px 0 6px',
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: 'var(--surface-3)',
  '& > span': { display: 'block', height: '100%', borderRadius: 2, backgroundColor: 'var(--line-strong)' },
  '&.m-on > span': { backgroundColor: 'var(--brand)' },
});
const Waiting = styled('div')({
  height: 4,
  margin: '10px 0 6px',
  borderRadius: 2,
  background: 'repeating-linear-gradient(90deg, var(--warning) 0 6px, transparent 6px 10px)',
  opacity: 0.6,
});
