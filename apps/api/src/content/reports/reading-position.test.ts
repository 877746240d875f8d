import type { OwnReport } from '@mirante/domain/content/report.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';

const now = testNow();
const api = await testApi({ now: () => now });
const { db } = api;
let staff: string;
let product: number;
let whole: number;
let report: number;
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
/** A reader with the report's product until a day, and optionally another product that grants it. */
const reader = async (term: Date | null, granting?: Date | null) => {
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, product, { expires_at: term });
  if (granting !== undefined) await factory.clientProduct(db, client.id, whole, { expires_at: granting });
  return { id: client.id, as: await logIn(api, client) };
};
const read = async (as: string, id = report) =>
  (await api.get(`/api/v1/client/reports/${id}`, { as })).json<OwnReport>();
const stop = (as: string, body: object, id = report) => api.put(`/api/v1/client/reports/${id}/position`, body, { as });

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  [product, whole] = [(await factory.product(db)).id, (await factory.product(db)).id];
  await factory.link(db, whole, product);
  report = await publish();
});
const publish = async () => {
  const fields = { name: 'Estudo', report_date: '2026-11-20T09:00', description: 'Resumo.', products: [product] };
  return (await api.post('/api/v1/reports', fields, { as: staff })).json<{ id: number }>().id;
};
const attach = (version: number, pages: number) =>
  db
    .insertInto('report_file')
    .values({
      report_id: report,
      version,
      name: `f${version}`,
      original_name: 'a.pdf',
      size: 1,
      pages,
      user_id: 1,
      created_at: now,
    })
    .execute();

describe('the reading position of a report', () => {
  it('is the last one saved, per reader and report', async () => {
    const [one, two] = [await reader(inDays(30)), await reader(inDays(30))];
    expect((await read(one.as)).position).toBeNull();
    expect((await stop(one.as, { page: 3, version: 1 })).statusCode).toBe(204);
    expect((await stop(one.as, { page: 7, version: 2 })).statusCode).toBe(204);
    expect((await read(one.as)).position).toEqual({ page: 7, version: 2 });
    expect((await read(two.as)).position).toBeNull();
    expect((await read(one.as, await publish())).position).toBeNull();
  });

  it('is one row, however many devices save it at the same time', async () => {
    const { id, as } = await reader(inDays(30));
    const answers = await Promise.all([1, 2, 3, 4, 5].map((page) => stop(as, { page, version: 1 })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect(await db.selectFrom('report_position').select('page').where('client_id', '=', id).execute()).toHaveLength(1);
  });

  it('must be a page of a version of an accessible report', async () => {
    const { as } = await reader(inDays(30));
    for (const body of [{ page: 0, version: 1 }, { page: 1.5, version: 1 }, { page: 1 }, { page: 1, version: 0 }])
      expect((await stop(as, body)).statusCode).toBe(422);
    expect((await stop(as, { page: 1, version: 1 }, 2_000_000_000)).statusCode).toBe(404);
    const client = await factory.client(db);
    await factory.clientProduct(db, client.id, (await factory.product(db)).id, { expires_at: inDays(30) });
    expect((await stop(await logIn(api, client), { page: 1, version: 1 })).statusCode).toBe(404);
    expect((await stop(staff, { page: 1, version: 1 })).statusCode).toBe(403);
  });
});

describe('a report', () => {
  it('returns the version and pages of its newest PDF', async () => {
    const { as } = await reader(inDays(30));
    expect(await read(as)).toMatchObject({ version: null, pages: null, file_path: null });
    await attach(1, 12);
    await attach(2, 14);
    expect(await read(as)).toMatchObject({ version: 2, pages: 14 });
  });

  it('is accessible until the last entitlement to it ends, or without end', async () => {
    const term = await reader(inDays(3), inDays(30));
    expect((await read(term.as)).open_until).toBe(inDays(30).toISOString());
    const lifetime = await reader(inDays(3), null);
    expect((await read(lifetime.as)).open_until).toBeNull();
    const ended = await reader(inDays(3), inDays(-1));
    expect((await read(ended.as)).open_until).toBe(inDays(3).toISOString());
  });
});
