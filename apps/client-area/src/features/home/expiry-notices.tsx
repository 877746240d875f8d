import { daysLeft } from '@mirante/domain/dates.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { coverOf } from '@mirante/domain/sales/purchase-choice.ts';
import { offersRenewal, soldAs } from '@mirante/domain/sales/renewal.ts';
import { isOpen } from '@mirante/domain/products/entitlements.ts';
import { day, expiry } from '@mirante/domain/format.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';

const SOON_DAYS = 30;

type Term = Pick<
  ClientProduct,
  'product_id' | 'product_name' | 'status' | 'expires_at' | 'renewing_id' | 'renewed_by_id'
>;

/**
 * Products that end within 30 days, without a renewal, and not covered for longer by another product; soonest first.
 * In calendar days, like the mailed reminders.
 */
export function endingSoon<P extends Term>(
  products: readonly P[],
  now: Date,
  catalogue: readonly CatalogueProduct[],
): P[] {
  const endOf = ({ expires_at: at }: P) => (at ? Date.parse(at) : Infinity);
  return products
    .filter((product) => isOpen(product, now) && product.renewing_id === null && product.renewed_by_id === null)
    .filter(({ expires_at: at }) => at !== null && daysLeft(new Date(at), now) <= SOON_DAYS)
    .filter((product) => coverOf(product, { own: products, now }, catalogue) === undefined)
    .toSorted((a, b) => endOf(a) - endOf(b));
}

interface ExpiryNoticesProps {
  products: readonly ClientProduct[];
  now: Date;
  catalogue: readonly CatalogueProduct[];
}

/** Notices for products that end soon, with a link to renew what can be. */
export function ExpiryNotices({ products, now, catalogue }: ExpiryNoticesProps) {
  return endingSoon(products, now, catalogue).map((product) => (
    <Notice
      key={product.id}
      tone="info"
      title={`${product.product_name}: ${expiry(product.expires_at!, now).toLowerCase()}`}
      action={offersRenewal(product, soldAs(product, catalogue)) && <RenewButton product={product} />}
    >
      Seu acesso vai até {day(product.expires_at)}.
    </Notice>
  ));
}

const RenewButton = ({ product: { product_code: code, product_name: name } }: { product: ClientProduct }) => (
  <Button component={Link} to={to.renew(code)} variant="contained" aria-label={`Renovar ${name}`}>
    Renovar
  </Button>
);
