import { useRefreshPaymentsMutation } from '@mirante/api-client/sales/own-payment-checks.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useEffect, useEffectEvent } from 'react';

/** Asks the server once to check this page's pending payments; refreshes the session if any has changed. */
export function usePaymentRefresh(payments: readonly number[]): void {
  const [refresh] = useRefreshPaymentsMutation();
  const dispatch = useSessionDispatch();
  const waiting = payments.toSorted((a, b) => a - b).join(',');
  const ask = useEffectEvent(async () => {
    const { data } = await refresh();
    if (data?.reload) await dispatch(refreshSession());
  });
  useEffect(() => {
    if (waiting !== '') void ask();
  }, [waiting]);
}
