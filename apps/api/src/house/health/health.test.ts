import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrationNames } from '../../database/migrations.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';

const api = await testApi();

it('health: live and ready over a migrated database, not ready while draining', async () => {
  expect((await api.get('/health/live')).statusCode).toBe(200);
  expect((await api.get('/health/ready')).json()).toEqual({ status: 'ok' });
  api.app.draining = true;
  expect((await api.get('/health/ready')).statusCode).toBe(503);
  expect((await api.get('/health/live')).statusCode).toBe(200);
  api.app.draining = false;
});

it('health: ready while a newer migration is applied, not before its own are', async () => {
  const ready = async () => (await api.get('/health/ready')).statusCode;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-next', '')`.execute(api.db);
  expect(await ready()).toBe(200);
  const own = migrationNames().at(-1)!;
  await sql`delete from kysely_migration where name = ${own}`.execute(api.db);
  expect(await ready()).toBe(503);
  await sql`insert into kysely_migration (name, timestamp) values (${own}, '')`.execute(api.db);
  expect(await ready()).toBe(200);
});

it('health: shows the permissions table to staff alone', async () => {
  const client = await logIn(api, await factory.client(api.db));
  const staff = await logIn(api, await factory.staff(api.db, ['trader']));
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
