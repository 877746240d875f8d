import { payments } from '@mirante/contract/sales/payments.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

export const { useListPaymentsQuery, useSumPaymentsQuery, useGetPaymentQuery, useListPaymentChangesQuery } =
  api.injectEndpoints({
    endpoints: endpointsFrom(payments, 'payment'),
  });

feedback(payments, {
  listPayments: listFailed,
  getPayment: { 404: quiet, fail: 'Erro ao carregar dados do pagamento.' },
});
