import { clientMetrics } from '@mirante/contract/people/client-metrics.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useGetClientMetricsQuery } = api.injectEndpoints({ endpoints: endpointsFrom(clientMetrics, 'client') });

feedback(clientMetrics, { getClientMetrics: { 404: quiet, fail: 'Ocorreu um erro ao acessar métricas do cliente.' } });
