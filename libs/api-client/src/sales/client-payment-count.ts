import { clientPayments } from '@mirante/contract/sales/client-payments.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** The list's total, for a badge: `perPage` is 1, and a failure shows no toast. */
export const { useCountClientPaymentsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom({ countClientPayments: clientPayments.listClientPayments }, 'payment'),
});
