import { permissions } from '@mirante/contract/permissions.ts';
import { api } from './base-api.ts';
import { endpointsFrom } from './endpoints-from.ts';

export const { useListRoutesQuery } = api.injectEndpoints({ endpoints: endpointsFrom(permissions, 'permission') });
