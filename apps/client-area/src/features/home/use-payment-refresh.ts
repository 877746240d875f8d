import { ownPaymentChecksApi } from '@mirante/api-client/sales/own-payment-checks.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession, type Thunk } from '@mirante/session/refresh.ts';
import { useEffect } from 'react';

const { refreshPayments } = ownPaymentChecksApi.endpoints;

/** Not tracked, unlike a hook's mutation, which renders its page when it starts and when it ends. */
const checkPayments = (): Thunk => async (dispatch) => {
  const { data } = await dispatch(refreshPayments.initiate(undefined, { track: false }));
  if (data?.reload) await dispatch(refreshSession());
};

/** Asks the server once to check this page's pending payments; refreshes the session if any has changed. */
export function usePaymentRefresh(payments: readonly number[]): void {
  const dispatch = useSessionDispatch();
  const waiting = payments.toSorted((a, b) => a - b).join(',');
  useEffect(() => {
    if (waiting !== '') void dispatch(checkPayments());
  }, [dispatch, waiting]);
}
