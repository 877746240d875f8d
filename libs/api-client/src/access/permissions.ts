import { permissions } from '@mirante/contract/access/permissions.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const permissionsApi = api.injectEndpoints({ endpoints: endpointsFrom(permissions, 'permission') });
export const { useListRoutesQuery } = permissionsApi;

feedback(permissions, { listRoutes: listFailed });
