import type { ClientMetrics } from '@mirante/domain/people/usage.ts';
import { expect, it } from 'vitest';
import { purge } from '../../jobs/purge.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';

const now = new Date('2026-11-21T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const metrics = async (id: number) =>
  api.get(`/api/v1/clients/${id}/metrics`, { as: await logIn(api, await factory.staff(db, ['atendimento'])) });
const nothing = { total: 0, last_24_hours: 0, last_7_days: 0 };

it('client metrics count logins and reads of the last day, the last week, and all, also of those purged', async () => {
  const [ana, bruno] = [await factory.client(db), await factory.client(db)];
  const logins = [1, 23, 25, 167, 169, 4000, 4500, 5000].map((hours) => ({
    client_id: ana.id,
    user_id: null,
    error: null,
    created_at: ago(hours),
  }));
  await db
    .insertInto('login_event')
    .values([...logins, { client_id: ana.id, user_id: null, error: 'wrong_password', created_at: ago(1) }])
    .execute();
  const reads = [
    ['report', 2],
    ['report', 30],
    ['report', 900],
    ['board', 100],
    ['portfolio', 1],
  ] as const;
  await db
    .insertInto('content_read')
    .values([
      ...reads.map(([kind, hours], i) => ({ client_id: ana.id, kind, content_id: i + 1, read_at: ago(hours) })),
      { client_id: bruno.id, kind: 'video', content_id: 1, read_at: ago(1) },
    ])
    .execute();
  await db
    .insertInto('login_event')
    .values({ client_id: ana.id, user_id: null, error: 'wrong_password', created_at: ago(5000) })
    .execute();
  await purge(api.services);
  expect(await db.selectFrom('earlier_logins').selectAll().execute()).toEqual([{ client_id: ana.id, logins: 2 }]);
  expect((await metrics(ana.id)).json<ClientMetrics>()).toEqual({
    login_stats: { total: 8, last_24_hours: 2, last_7_days: 4 },
    reports: { total: 3, last_24_hours: 1, last_7_days: 2 },
    videos: nothing,
    news: nothing,
    board: { total: 1, last_24_hours: 0, last_7_days: 1 },
  });
});

it('client metrics are zero for an inactive client, and 404 for an unknown one', async () => {
  const { id } = await factory.client(db);
  expect((await metrics(id)).json()).toEqual({
    login_stats: nothing,
    reports: nothing,
    videos: nothing,
    news: nothing,
    board: nothing,
  });
  expect((await metrics(2_147_483_647)).statusCode).toBe(404);
});
