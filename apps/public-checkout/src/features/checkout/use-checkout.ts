import { checkoutReducer, emptyCheckout, type Checkout, type CheckoutEvent } from '@mirante/domain/sales/checkout.ts';
import { useEffect, useLayoutEffect, useReducer, type Dispatch } from 'react';
import { saveDraft, readDraft } from './draft.ts';

export type Send = Dispatch<CheckoutEvent>;

/** The checkout's state: kept in the tab, and open for the order that the page's address asks for. */
export function useCheckout(products: string, coupon: string): [Checkout, Send] {
  const [checkout, send] = useReducer(checkoutReducer, emptyCheckout);

  // The draft comes after the first render, which must be the one that was made at build; before the first paint all the same.
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
