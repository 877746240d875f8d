import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { given, logIn } from '../../testing/given.ts';

const api = await testApi();

it('is live and ready over a migrated database, and unready while draining', async () => {
  expect((await api.get('/health/live')).statusCode).toBe(200);
  expect((await api.get('/health/ready')).json()).toEqual({ status: 'ok' });
  api.app.draining = true;
  expect((await api.get('/health/ready')).statusCode).toBe(503);
  expect((await api.get('/health/live')).statusCode).toBe(200);
  api.app.draining = false;
});

it('tells staff the permissions table, and nobody else', async () => {
  const client = await logIn(api, await given.client(api.db));
  const staff = await logIn(api, await given.staff(api.db, ['trader']));
  expect((await api.get('/api/v1/routes')).statusCode).toBe(401);
  expect((await api.get('/api/v1/routes', { as: client })).statusCode).toBe(403);
  const table = await api.get('/api/v1/routes', { as: staff });
  expect(table.json()).toContainEqual({
    path: '/api/v1/routes',
    method: 'GET',
    description: 'Ver a tabela de permissões',
    roles: [],
  });
});
