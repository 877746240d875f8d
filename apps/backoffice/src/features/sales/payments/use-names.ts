import { useListClientsQuery } from '@mirante/api-client/people/clients.ts';
import { useListPaymentsQuery } from '@mirante/api-client/sales/payments.ts';
import type { Options } from '@mirante/crud/list/filters.tsx';
import type { StaffPaymentRow } from '@mirante/domain/sales/payment.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

const none: Options = [];

/**
 * The name for the id in the address's filter, read from one of its payments, so that everyone who may list payments
 * sees it.
 */
function useNamed(key: 'coupon.id' | 'client.id', nameOf: (payment: StaffPaymentRow) => string | null): Options {
  const [url] = useSearchParams();
  const id = Number(url.get(key));
  const isId = Number.isInteger(id) && id > 0;
  const { currentData } = useListPaymentsQuery({ [key]: id, perPage: 1 }, { skip: !isId });
  const [payment] = currentData?.items ?? [];
  const name = payment && nameOf(payment);
  return useMemo(() => (name ? [[String(id), name]] : none), [id, name]);
}

export const useCouponNames = (): Options => useNamed('coupon.id', ({ coupon_code }) => coupon_code);
export const useClientNames = (): Options => useNamed('client.id', ({ client_name }) => client_name);

const FEWEST_LETTERS = 2;
const MAX_FOUND = 8;

/** Clients by any part of their name. */
export function useFoundClients(typed: string) {
  const { currentData, isFetching, isError } = useListClientsQuery(
    { 'client.filter': typed, perPage: MAX_FOUND },
    { skip: typed.length < FEWEST_LETTERS },
  );
  const found = currentData?.items.map(({ id, name }) => [String(id), `${name} · ${id}`] as const) ?? none;
  return { found, isBusy: isFetching, isFailed: isError };
}
