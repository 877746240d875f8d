import type { ClientMetrics } from '@mirante/domain/people/usage.ts';
import { get, type } from '../http.ts';

export const clientMetrics = {
  getClientMetrics: get('/api/v1/clients/:id/metrics', {
    what: 'Ver as métricas de uso de um cliente',
    allow: ['atendimento', 'financeiro'],
    returns: type<ClientMetrics>(),
  }),
};
