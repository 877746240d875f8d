import { permissions } from '@mirante/contract/permissions.ts';
import { api } from './base-api.ts';
import { endpointsFrom } from './endpoints-from.ts';
import { feedback, listFailed } from './feedback.ts';

export const { useListRoutesQuery } = api.injectEndpoints({ endpoints: endpointsFrom(permissions, 'permission') });

feedback(permissions, { listRoutes: listFailed });
