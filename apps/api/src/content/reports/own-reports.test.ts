import type { OwnReport, OwnReportRow } from '@mirante/domain/content/report.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createFund, createStock } from '../../testing/investments-factory.ts';
import { listPage } from '../../testing/lists.ts';
import { createPortfolio } from '../../testing/portfolio-factory.ts';

const clock = { at: testNow().getTime() };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const PATH = '/api/v1/client/reports';
let staff: string;
let whole: number;
let part: number;
let other: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  [whole, part, other] = [
    (await factory.product(db)).id,
    (await factory.product(db)).id,
    (await factory.product(db)).id,
  ];
  await factory.link(db, whole, part);
});
const publish = async (more: object = {}) =>
  (
    await api.post(
      '/api/v1/reports',
      {
        name: 'Estudo',
        report_date: '2026-11-20T09:00',
        description: 'Resumo do estudo.',
        products: [part],
        ...more,
      },
      { as: staff },
    )
  ).json<{ id: number }>().id;
const reader = async (product: number, row: object = {}) => {
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, product, row);
  return { id: client.id, as: await logIn(api, client) };
};
const idsOf = async (as: string, query: Record<string, string> = {}) =>
  (await listPage<OwnReportRow>(api, PATH, { perPage: 100, ...query }, as)).items.map(({ id }) => id);

describe('the reports of a reader', () => {
  it('are those of their products, included products too, and 404 by every other path', async () => {
    const id = await publish();
    const [one, two, three] = [await reader(part), await reader(whole), await reader(other)];
    for (const { as } of [one, two]) {
      expect(await idsOf(as)).toContain(id);
      expect((await api.get(`${PATH}/${id}`, { as })).json()).toMatchObject({ id, read_at: null });
    }
    expect(await idsOf(three.as)).not.toContain(id);
    expect((await api.get(`${PATH}/${id}`, { as: three.as })).statusCode).toBe(404);
    expect((await api.post(`${PATH}/${id}/read/do`, {}, { as: three.as })).statusCode).toBe(404);
  });

  it('name only the associated records whose pages their reader can open: of their products, in an open area', async () => {
    const id = await publish();
    const records = {
      funds: await createFund(db, undefined, [part]),
      stocks: await createStock(db, [part]),
      portfolios: (await createPortfolio(db, part)).id,
      'stock-portfolios': (await factory.stockPortfolio(db, part)).id,
      trades: (await factory.trade(db)).id,
    };
    for (const [kind, item] of Object.entries(records))
      await api.post(`/api/v1/reports/${id}/related-resource/${kind}`, { id: item }, { as: staff });
    const [without, both] = [await reader(part), await reader(part)];
    for (const code of ['top_fundos', 'invista_em_acoes', 'full_trader'])
      await factory.clientProduct(db, both.id, (await factory.product(db, { code })).id);
    const named = async (as: string) => {
      const own = (await api.get(`${PATH}/${id}`, { as })).json<OwnReport>();
      return [own.funds, own.stocks, own.portfolios, own.stock_portfolios, own.trades].flat().map((one) => one.id);
    };
    expect(await named(both.as)).toEqual(Object.values(records));
    expect(await named(without.as)).toEqual([]);
  });

  it('stored in a browser are refreshed in batch, without those no longer accessible', async () => {
    const [id, foreign, draft] = [
      await publish(),
      await publish({ products: [other] }),
      await publish({ draft: true }),
    ];
    const expires_at = new Date(clock.at + 60_000);
    const { as } = await reader(part, { expires_at });
    const kept = async (ids: string) => api.get(`${PATH}-kept?ids=${ids}`, { as });
    expect((await kept([id, foreign, draft, 999_999].join(','))).json()).toMatchObject([
      { id, open_until: expires_at.toISOString(), errata: [], version: null },
    ]);
    expect((await kept('')).json()).toEqual([]);
    expect((await kept(Array.from({ length: 11 }, (_, n) => n + 1).join(','))).statusCode).toBe(400);
    clock.at += 60_000;
    expect((await kept(String(id))).statusCode).toBe(403);
  });

  it('exclude drafts, and appear at their publishing time', async () => {
    const { as } = await reader(part);
    const draft = await publish({ draft: true });
    const scheduled = await publish({ report_date: new Date(clock.at + 60_000).toISOString() });
    expect(await idsOf(as)).not.toEqual(expect.arrayContaining([draft]));
    expect((await api.get(`${PATH}/${scheduled}`, { as })).statusCode).toBe(404);
    clock.at += 60_000;
    expect(await idsOf(as)).toContain(scheduled);
    expect(await idsOf(as)).not.toContain(draft);
  });

  it('end with the product', async () => {
    const id = await publish();
    const { as } = await reader(part, { expires_at: new Date(clock.at + 1000) });
    await factory.clientProduct(
      db,
      (await db.selectFrom('client').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id,
      other,
    );
    expect(await idsOf(as)).toContain(id);
    clock.at += 1000;
    expect(await idsOf(as)).not.toContain(id);
    expect((await api.get(`${PATH}/${id}`, { as })).statusCode).toBe(404);
  });

  it('are marked read once, per reader', async () => {
    const id = await publish();
    const [one, two] = [await reader(part), await reader(part)];
    for (let n = 0; n < 2; n += 1) {
      expect((await api.post(`${PATH}/${id}/read/do`, {}, { as: one.as })).statusCode).toBe(204);
      clock.at += 1000;
    }
    const { read_at } = (await api.get(`${PATH}/${id}`, { as: one.as })).json();
    expect(Date.parse(read_at)).toBe(clock.at - 2000);
    expect(await idsOf(one.as, { 'report.read': 'true' })).toEqual([id]);
    expect(await idsOf(one.as, { 'report.read': 'false' })).not.toContain(id);
    expect(await idsOf(two.as, { 'report.read': 'true' })).toEqual([]);
  });

  it('are sorted by date by default, and searched in their whole text', async () => {
    const { as } = await reader(part);
    const early = await publish({ report_date: '2020-01-01T00:00', name: 'Retrospectiva de açúcar' });
    expect((await idsOf(as))[0]).toBe(early);
    expect(await idsOf(as, { 'report.filter': 'ACUCAR' })).toEqual([early]);
    expect(await idsOf(as, { 'report.report_date': '2026-11-21' })).not.toContain(early);
  });

  it('are filtered by id, alert and whether a PDF is attached', async () => {
    const { as } = await reader(part);
    const [plain, alerting] = [await publish(), await publish({ app_alert: true })];
    const file = { version: 1, name: 'x', original_name: 'a.pdf', size: 1, pages: 1, user_id: 1 };
    await db
      .insertInto('report_file')
      .values({ ...file, report_id: plain, created_at: new Date(clock.at) })
      .execute();
    expect(await idsOf(as, { 'report.id': String(plain) })).toEqual([plain]);
    expect(await idsOf(as, { 'report.file_path': 'true' })).toEqual([plain]);
    expect(await idsOf(as, { 'report.file_path': 'false' })).not.toContain(plain);
    expect(await idsOf(as, { 'report.app_alert': 'true' })).toEqual([alerting]);
    expect(await idsOf(as, { 'report.app_alert': 'false' })).not.toContain(alerting);
  });

  it('are refused to staff and to clients without a product', async () => {
    const nobody = await logIn(api, await factory.client(db));
    for (const as of [staff, nobody]) expect((await api.get(PATH, { as })).statusCode).toBe(403);
  });
});
