import { checkoutReducer, emptyCheckout, type Checkout, type CheckoutEvent } from '@mirante/domain/sales/checkout.ts';
import { useEffect, useLayoutEffect, useReducer, type Dispatch } from 'react';
import { saveDraft, readDraft } from './draft.ts';

export type Send = Dispatch<CheckoutEvent>;

/** The checkout's state: stored in the tab, and opened for the order in the page's address. */
export function useCheckout(products: string, coupon: string): [Checkout, Send] {
  const [checkout, send] = useReducer(checkoutReducer, emptyCheckout);

  // The draft is restored after the first render, which must match the prerendered page, but before the first paint.
  useLayoutEffect(() => {
    const kept = readDraft();
    if (kept) send({ type: 'restored', checkout: kept });
  }, []);
  useLayoutEffect(() => send({ type: 'opened', products, coupon }), [products, coupon]);
  useEffect(() => {
    if (checkout !== emptyCheckout) saveDraft(checkout);
  }, [checkout]);

  return [checkout, send];
}
