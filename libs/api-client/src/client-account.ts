import { clientAccount } from '@mirante/contract/client-account.ts';
import { api } from './base-api.ts';
import { endpointsFrom } from './endpoints-from.ts';
import { feedback } from './feedback.ts';

const { listOwnProducts, ...ownPayments } = clientAccount;

export const { useListOwnProductsQuery } = api.injectEndpoints({ endpoints: endpointsFrom({ listOwnProducts }, 'client_product') });
export const { useListOwnPaymentsQuery, useGetOwnPaymentQuery } = api.injectEndpoints({ endpoints: endpointsFrom(ownPayments, 'payment') });

feedback(clientAccount, {
  listOwnProducts: { fail: 'Ocorreu um erro ao buscar produtos do cliente.' },
  getOwnPayment: { fail: 'Erro ao carregar dados do pagamento.' },
});
