import { clientProductCan, type ClientProduct } from '@mirante/domain/products/client-product.ts';
import { isPending } from '@mirante/domain/products/pending-payments.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { day } from '@mirante/domain/format.ts';
import { coverOf, includerOf } from '@mirante/domain/sales/purchase-choice.ts';
import { isUrgent, offersRenewal, soldAs } from '@mirante/domain/sales/renewal.ts';
import { to } from '../app/to.ts';

interface ProductContext {
  own: readonly ClientProduct[];
  catalogue: readonly CatalogueProduct[];
  entitlements: readonly string[];
  now: Date;
}
export interface NextAction {
  /** `name` is the full label, for screen readers that hear the button without its card. */
  action?: { label: 'Ver pagamento' | 'Renovar' | 'Comprar'; name: string; to: string };
  /** Access is missing, or will be soon. */
  urgent: boolean;
  /** Another product that includes it for longer than its own term. */
  includedIn?: string;
}

/** The next action for an own product: pay a pending charge, renew before the end, or buy again. */
export function nextActionOf(
  product: ClientProduct,
  { own, catalogue, entitlements, now }: ProductContext,
): NextAction {
  const { product_code: code, product_name: name, renewing_id: renewing, payment_id: bought } = product;
  const payment = renewing ?? bought;
  if (isPending(product))
    return payment === null
      ? { urgent: false }
      : { action: { label: 'Ver pagamento', name: `Ver pagamento de ${name}`, to: to.payment(payment) }, urgent: true };
  const sold = soldAs(product, catalogue);
  if (offersRenewal(product, sold)) {
    const cover = coverOf(product, { own, now }, catalogue);
    return {
      action: { label: 'Renovar', name: `Renovar ${name}`, to: to.renew(code) },
      urgent: isUrgent(product, now) && !cover,
      ...(cover && { includedIn: `${cover.name}${cover.until ? `, até ${day(cover.until)}` : ''}` }),
    };
  }
  if (!clientProductCan.buyAgain(product)) return { urgent: false };
  // A purchase of what another product includes would be refused.
  return entitlements.includes(code)
    ? { urgent: false, includedIn: includerOf({ name }, { own, now }, catalogue) ?? 'outro produto seu' }
    : { action: { label: 'Comprar', name: `Comprar ${name}`, to: to.buy([code]) }, urgent: true };
}
