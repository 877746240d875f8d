import type { RoutePermission } from '@mirante/domain/access/session.ts';
import { expect, it } from 'vitest';
import { findRoutes, rolesOf } from './find-routes.ts';

const routes: RoutePermission[] = [
  { method: 'GET', path: '/api/v1/routes', description: 'Ver a tabela de permissões', roles: [] },
  { method: 'GET', path: '/api/v1/payments', description: 'Listar pagamentos', roles: ['financeiro'] },
  { method: 'POST', path: '/api/v1/reports', description: 'Criar relatório', roles: ['conteudo'] },
];
const found = (action: string, role = '') => findRoutes(routes, action, role).map(({ path }) => path.split('/').at(-1));

it('finds by the words of the action without accents or case', () => {
  expect(found('PERMISSOES')).toEqual(['routes']);
});

it('finds by the address and by the method', () => {
  expect(found('/payments')).toEqual(['payments']);
  expect(found('post')).toEqual(['reports']);
});

it('finds what a role may do, which includes what everybody may', () => {
  expect(found('', 'financ')).toEqual(['routes', 'payments']);
});

it('finds for an administrator everything', () => {
  expect(found('', 'administrador')).toHaveLength(3);
});

it('finds for TODOS only what is open to all', () => {
  expect(found('', 'todos')).toEqual(['routes']);
});

it('shows TODOS in place of no role', () => {
  expect(routes.map((route) => rolesOf(route))).toEqual([
    ['TODOS'],
    ['administrador', 'financeiro'],
    ['administrador', 'conteudo'],
  ]);
});
