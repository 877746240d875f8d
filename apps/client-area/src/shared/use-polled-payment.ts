import { clientAccountApi, useGetOwnPaymentQuery } from '@mirante/api-client/sales/client-account.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { useState } from 'react';
import { useSelector } from 'react-redux';

const ASK_EVERY_MS = 5000;
/** Paid at the last moment, it may be confirmed after its expiry. */
const ASK_SELDOM_MS = 30_000;
const { select } = clientAccountApi.endpoints.getOwnPayment;
type State = Parameters<ReturnType<typeof select>>[0];

/** A payment, polled while a Pix is pending or a boleto is still to be generated, and refetched when the page gets focus. */
export function usePolledPayment(id: number) {
  const { data } = clientAccountApi.endpoints.getOwnPayment.useQueryState({ id });
  return useGetOwnPaymentQuery(
    { id },
    {
      pollingInterval: data ? pollingInterval(data) : 0,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
}

function pollingInterval(payment: Payment): number {
  if (payment.status !== 'pending') return 0;
  const { method, expired, bank_slip_line: line, bank_slip_url: url } = payment;
  if (method === 'bank_slip' && !expired && !line && !url) return ASK_SELDOM_MS;
  if (method !== 'pix') return 0;
  return expired ? ASK_SELDOM_MS : ASK_EVERY_MS;
}

/** Whether a Pix can still be paid. */
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
