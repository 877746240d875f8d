import { clientAccountApi, useGetOwnPaymentQuery } from '@mirante/api-client/client-account.ts';
import type { Payment } from '@mirante/domain/payment.ts';

const ASK_EVERY_MS = 5000;

/** A payment that is asked for again while it can still be paid by Pix, and whenever its reader comes back to the page. */
export function useWatchedPayment(id: number) {
  const { data } = clientAccountApi.endpoints.getOwnPayment.useQueryState({ id });
  return useGetOwnPaymentQuery({ id }, { pollingInterval: data && waitsForPix(data) ? ASK_EVERY_MS : 0, skipPollingIfUnfocused: true, refetchOnFocus: true });
}

export const waitsForPix = ({ status, method, expired }: Payment): boolean => status === 'pending' && method === 'pix' && !expired;
