import { api } from '@mirante/api-client/base-api.ts';
import { clientAccountApi } from '@mirante/api-client/client-account.ts';
import type { Say } from '@mirante/api-client/feedback.ts';
import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { refreshSession } from './refresh.ts';
import type { WithSession } from './session-slice.ts';

const { getOwnPayment } = clientAccountApi.endpoints;

/** When a client's payment turns from pending to paid: says so, and reads anew the products and what they open. */
export const settling =
  (say: Say): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    if (!getOwnPayment.matchFulfilled(action)) return next(action);
    const before = getOwnPayment.select(action.meta.arg.originalArgs)(store.getState()).data?.status;
    const result = next(action);
    if (before !== 'pending' || action.payload.status !== 'paid') return result;
    const dispatch = store.dispatch as ThunkDispatch<WithSession, unknown, UnknownAction>;
    say('Pagamento validado!', 'success');
    dispatch(api.util.invalidateTags(['client_product']));
    void dispatch(refreshSession());
    return result;
  };
