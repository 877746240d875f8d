import { api } from '@mirante/api-client/base-api.ts';
import type { Notify } from '@mirante/api-client/feedback.ts';
import type { clientAccount } from '@mirante/contract/sales/client-account.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import { refreshSession, type SessionDispatch } from './refresh.ts';

// By name only: importing the contract would add yup to the first screen.
const watched: keyof typeof clientAccount = 'getOwnPayment';

interface Cached {
  api: { queries: Record<string, { data?: unknown } | undefined> };
}
const paymentIn = (state: unknown, key: string): Payment | undefined =>
  (state as Cached).api.queries[key]?.data as Payment | undefined;

/** Announces a client's pending payment that becomes paid, and refetches products and entitlements. */
export const watchPaymentSettled =
  (notify: Notify): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const { endpointName, queryCacheKey = '' } =
      (action as { meta?: { arg?: { endpointName?: string; queryCacheKey?: string } } }).meta?.arg ?? {};
    if (endpointName !== watched || !isFulfilled(action)) return next(action);
    const before = paymentIn(store.getState(), queryCacheKey);
    const result = next(action);
    if (before?.status !== 'pending' || paymentIn(store.getState(), queryCacheKey)?.status !== 'paid') return result;
    const dispatch = store.dispatch as SessionDispatch;
    notify('Pagamento validado!', 'success');
    dispatch(api.util.invalidateTags(['client_product']));
    void dispatch(refreshSession());
    return result;
  };
