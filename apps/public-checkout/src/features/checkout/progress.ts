import { checkoutApi } from '@mirante/api-client/sales/checkout.ts';
import { resumeLinksApi } from '@mirante/api-client/sales/resume-links.ts';
import type { CouponCheck } from '@mirante/domain/products/coupon.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { checkOf, type Checkout, type CheckoutStep, type TypedClient } from '@mirante/domain/sales/checkout.ts';
import { couponBody } from '@mirante/screens/payment-step/coupon-body.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { addressBody } from './signup-body.ts';
import { store } from '../../with-store.tsx';

const { verifyCoupon, startCheckout, saveCheckoutStep, sendCartEvent, checkSignupConflict } = checkoutApi.endpoints;
const { requestResumeLink, withdrawResumeLink } = resumeLinksApi.endpoints;
let starting: Promise<string | undefined> | undefined;

/**
 * This visit's key: the stored one, or one requested once from the server. Without a response the purchase continues
 * without it.
 */
export const visitKey = (kept: string | null): Promise<string | undefined> =>
  kept === null ? (starting ??= start()) : Promise.resolve(kept);

async function start(): Promise<string | undefined> {
  const { data } = await store.dispatch(startCheckout.initiate());
  if (!data) starting = undefined;
  return data?.key;
}

/** Reports this visit's step to the funnel. Not awaited. */
export async function trackStep(kept: string | null, step: CheckoutStep): Promise<void> {
  const key = await visitKey(kept);
  if (key) void store.dispatch(saveCheckoutStep.initiate({ body: { key, step } }));
}

/** Sends the cart event, and tells the buyer if the e-mail is known. The purchase continues either way. */
export async function trackIdentification(
  kept: string | null,
  typed: Pick<TypedClient, 'name' | 'email' | 'phone'>,
  products: number[],
): Promise<void> {
  const session_key = await visitKey(kept);
  void store.dispatch(sendCartEvent.initiate({ body: { ...typed, products, session_key } }));
  const { data } = await store.dispatch(checkSignupConflict.initiate({ body: { ...typed, session_key } }));
  if (data?.email)
    toast('Encontramos seu email em nosso cadastro', 'info', {
      detail: 'Se já é cliente, entre na sua conta ou siga com a compra.',
    });
}

/** The calls about the mailed link, one after the other, so that the visitor's last choice counts. */
let linkCalls: Promise<unknown> = Promise.resolve();
function inOrder<T>(call: () => Promise<T>): Promise<T> {
  const next = linkCalls.then(call);
  linkCalls = next.catch(() => undefined);
  return next;
}

/** Asks for the mailed link, with what was typed so far; an address only once accepted. */
export const requestLink = (checkout: Checkout, { id: product_id }: CatalogueProduct): Promise<void> =>
  inOrder(async () => {
    const session_key = await visitKey(checkout.key);
    const { name, email, phone } = checkout.client;
    const hasAddress = checkout.reached === 3 && checkout.address.city !== '';
    const body = { name, email, phone, product_id, coupon_code: checkout.coupon?.code ?? null, step: checkout.reached };
    const address = hasAddress && { address: addressBody(checkout.address) };
    if (session_key) await store.dispatch(requestResumeLink.initiate({ body: { ...body, session_key, ...address } }));
  });

/**
 * The visitor changed their mind: whether the server knows. Nothing was sent before the first step was accepted; without
 * a key nothing ever was.
 */
export const withdrawLink = ({ key, reached }: Checkout): Promise<boolean> =>
  inOrder(async () => {
    const session_key = reached > 0 ? await visitKey(key) : undefined;
    if (!session_key) return true;
    const { error } = await store.dispatch(withdrawResumeLink.initiate({ body: { session_key } }));
    if (error)
      toast('O link ainda está ligado', 'error', { detail: 'Não foi possível desligá-lo. Desmarque novamente.' });
    return !error;
  });

/** Checks the coupon of the page's address, unless the offer already knows its discount. */
export async function checkCoupon(checkout: Checkout, product: CatalogueProduct): Promise<CouponCheck | undefined> {
  const { coupon } = checkout;
  if (!coupon || product.price === 0 || checkOf(coupon, product)) return undefined;
  const order = { productIds: [product.id], context: 'signup', choice: checkout } as const;
  const { data } = await store.dispatch(verifyCoupon.initiate({ body: couponBody(coupon.code, order) }));
  return data;
}
