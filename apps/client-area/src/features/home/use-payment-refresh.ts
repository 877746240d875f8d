import { useRefreshPaymentsMutation } from '@mirante/api-client/sales/own-payment-checks.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useEffect, useEffectEvent } from 'react';

/** Asks once, for what waits on this page, whether its money has come; what did not stay as it was is read anew. */
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
