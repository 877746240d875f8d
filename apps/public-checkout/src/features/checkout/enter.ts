import { sessionApi } from '@mirante/api-client/session.ts';
import { brand } from '@mirante/domain/brand.ts';
import { priceOf } from '@mirante/domain/price.ts';
import type { CatalogueProduct } from '@mirante/domain/product.ts';
import { setPhoneCookie } from '@mirante/session/phone-cookie.ts';
import { addressOf } from '@mirante/session/places.ts';
import type { PaymentOrder } from '@mirante/screens/payment-step.tsx';
import { store } from '../../with-store.tsx';

const { logIn, handOver } = sessionApi.endpoints;

/**
 * Logs the new subscriber in and gets a token that opens the client area once. A log-in that fails, as with the password of
 * another account, is no failure of the purchase: the page with the ways on stays.
 */
export async function enterClientArea({ email, password }: { email: string; password: string }): Promise<(() => void) | undefined> {
  const { data: session } = await store.dispatch(logIn.initiate({ body: { email, password } }));
  if (session?.role !== 'client') return warn();
  setPhoneCookie(session.user.phone, brand.parent_domain);
  const { data: handed } = await store.dispatch(handOver.initiate({ token: session.token }));
  if (!handed) return warn();
  return () => location.assign(addressOf('client', `/?appToken=${encodeURIComponent(handed.token)}`));
}

function warn(): undefined {
  // oxlint-disable-next-line no-console -- a log is all that the failure asks for
  console.warn('The automatic log-in failed; the purchase stands.');
}

interface Purchase {
  payment_id: number;
  product: CatalogueProduct;
  order: PaymentOrder;
}

/** The purchase, for the house's own analytics where it has one. */
export function tellPurchase({ payment_id, product, order: { method, coupon_code, total } }: Purchase): void {
  const { amount } = priceOf([product], method);
  const layer = ((window as { dataLayer?: object[] }).dataLayer ??= []);
  layer.push({
    event: 'purchase',
    ecommerce: {
      transaction_id: String(payment_id), currency: 'BRL', value: total, discount: Math.round((amount - total) * 100) / 100, payment_type: method, ...(coupon_code && { coupon: coupon_code }),
      items: [{ item_id: product.code, item_name: product.name, price: product.price, quantity: 1 }],
    },
  });
}
