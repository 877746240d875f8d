import { clientPayments } from '@mirante/contract/sales/client-payments.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

export const { useListClientPaymentsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(clientPayments, 'payment'),
});

feedback(clientPayments, { listClientPayments: { ...listFailed, 404: quiet } });
