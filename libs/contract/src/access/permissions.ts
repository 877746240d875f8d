import type { RoutePermission } from '@mirante/domain/access/session.ts';
import { get, type } from '../http.ts';

export const permissions = {
  listRoutes: get('/api/v1/routes', {
    what: 'Ver a tabela de permissões',
    allow: 'staff',
    returns: type<RoutePermission[]>(),
  }),
};
