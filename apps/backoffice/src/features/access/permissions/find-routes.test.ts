import type { RoutePermission } from '@mirante/domain/access/session.ts';
import { expect, it } from 'vitest';
import { findRoutes, rolesOf } from './find-routes.ts';

const routes: RoutePermission[] = [
  { method: 'GET', path: '/api/v1/routes', description: 'Ver a tabela de permissões', roles: [] },
  { method: 'GET', path: '/api/v1/payments', description: 'Listar pagamentos', roles: ['financeiro'] },
  { method: 'POST', path: '/api/v1/reports', description: 'Criar relatório', roles: ['conteudo'] },
];
const found = (action: string, role = '') => findRoutes(routes, action, role).map(({ path }) => path.split('/').at(-1));

it("findRoutes: finds by the action's text without accents or case", () => {
  expect(found('PERMISSOES')).toEqual(['routes']);
});

it('findRoutes: finds by path and by method', () => {
  expect(found('/payments')).toEqual(['payments']);
  expect(found('post')).toEqual(['reports']);
});

it('findRoutes: finds what a role may do, including what everybody may', () => {
  expect(found('', 'financ')).toEqual(['routes', 'payments']);
});

it('findRoutes: finds everything for an administrator', () => {
  expect(found('', 'administrador')).toHaveLength(3);
});

it('findRoutes: finds for TODOS only what is open to all', () => {
  expect(found('', 'todos')).toEqual(['routes']);
});

it('rolesOf: shows TODOS for no role', () => {
  expect(routes.map((route) => rolesOf(route))).toEqual([
    ['TODOS'],
    ['administrador', 'financeiro'],
    ['administrador', 'conteudo'],
  ]);
});
