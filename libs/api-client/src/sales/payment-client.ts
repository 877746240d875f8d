import { clients } from '@mirante/contract/people/clients.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

/** The client of a payment's page, whose failure has words of its own. */
const paymentClient = { getPaymentClient: clients.getClient };

export const { useGetPaymentClientQuery } = api.injectEndpoints({ endpoints: endpointsFrom(paymentClient, 'client') });

feedback(paymentClient, { getPaymentClient: { 404: quiet, fail: 'Erro ao carregar dados do cliente.' } });
