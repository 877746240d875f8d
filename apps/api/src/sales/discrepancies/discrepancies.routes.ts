import type { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import type { Handlers } from '../../http/serve.ts';
import { lists } from '../../records/handlers.ts';
import * as store from './discrepancies.store.ts';
import { resolveDiscrepancy } from './resolve.ts';

export const discrepancyRoutes: Handlers<typeof discrepancies> = {
  listDiscrepancies: lists(store.list),
  resolveDiscrepancy: ({ params, input, viewer, ...services }) =>
    resolveDiscrepancy(services, { id: params.id, input, userId: viewer.id }),
};
