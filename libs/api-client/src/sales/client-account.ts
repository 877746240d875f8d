import { clientAccount } from '@mirante/contract/sales/client-account.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

const { listOwnProducts, ...ownPayments } = clientAccount;

export const clientAccountApi = api
  .injectEndpoints({ endpoints: endpointsFrom({ listOwnProducts }, 'client_product') })
  .injectEndpoints({ endpoints: endpointsFrom(ownPayments, 'payment') });
export const { useListOwnProductsQuery, useListOwnPaymentsQuery, useGetOwnPaymentQuery } = clientAccountApi;

feedback(clientAccount, {
  listOwnProducts: { fail: 'Ocorreu um erro ao buscar produtos do cliente.' },
  listOwnPayments: listFailed,
  getOwnPayment: { 404: quiet, fail: 'Erro ao carregar dados do pagamento.' },
});
