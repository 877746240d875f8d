import { findClient } from '../client.store.ts';
import type { clientMetrics } from '@mirante/contract/people/client-metrics.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { metricsOf } from './client-metrics.store.ts';

export const clientMetricRoutes: Handlers<typeof clientMetrics> = {
  getClientMetrics: async ({ db, params: { id }, now }) => {
    or404(await findClient(db, id), 'Cliente');
    return metricsOf(db, id, now());
  },
};
