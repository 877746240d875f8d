import { clientAccountApi, useGetOwnPaymentQuery } from '@mirante/api-client/sales/client-account.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { useState } from 'react';
import { useSelector } from 'react-redux';

const ASK_EVERY_MS = 5000;
const { select } = clientAccountApi.endpoints.getOwnPayment;
type State = Parameters<ReturnType<typeof select>>[0];

/** A payment, polled while it can be paid by Pix, and refetched when the page gets focus. */
export function usePolledPayment(id: number) {
  const { data } = clientAccountApi.endpoints.getOwnPayment.useQueryState({ id });
  return useGetOwnPaymentQuery(
    { id },
    {
      pollingInterval: data && waitsForPix(data) ? ASK_EVERY_MS : 0,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
}

export const waitsForPix = ({ status, method, expired }: Payment): boolean =>
  status === 'pending' && method === 'pix' && !expired;

/** Whether each of these payments has loaded or failed: then the page's layout is stable. */
export function usePaymentsLoaded(ids: readonly number[]): boolean {
  const areLoaded = useSelector((state: State) =>
    ids.map((id) => select({ id })(state)).every(({ isSuccess, isError }) => isSuccess || isError),
  );
  const [wereLoaded, setWereLoaded] = useState(areLoaded);
  if (areLoaded && !wereLoaded) setWereLoaded(true);
  return wereLoaded || areLoaded;
}
