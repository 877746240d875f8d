import type { ContentPreview } from '@mirante/domain/content/content.ts';
import type { OwnReport, Report } from '@mirante/domain/content/report.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';

const now = testNow();
const api = await testApi({ now: () => now });
const { db } = api;
let staff: string;
let product: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo'], { name: 'Lia Prado' }));
  product = (await factory.product(db)).id;
});
const house = { analyst_name: 'Marcos Tavares', analyst_cnpi: 'CNPI 0000', statement: 'Opinião pessoal.' };
beforeEach(() => db.deleteFrom('research_settings').execute());

const setHouse = (body: object = house, headers: Record<string, string> = {}) =>
  api.put('/api/v1/research-settings', body, { as: staff, headers });
const create = (more: object = {}) =>
  api.post(
    '/api/v1/reports',
    { name: 'Panorama', report_date: '2026-11-20T09:00', description: 'Ok.', products: [product], ...more },
    { as: staff },
  );
const edit = (id: number, body: object) => api.patch(`/api/v1/reports/${id}`, body, { as: staff });
const wrongOf = (answer: Awaited<ReturnType<typeof create>>) =>
  answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path);

describe('a report without an analyst or a statement', () => {
  it('cannot be published where the house has no default either, and is saved as a draft', async () => {
    const refused = await create();
    expect([refused.statusCode, wrongOf(refused)]).toEqual([422, ['analyst_name', 'statement']]);
    const { id } = (await create({ draft: true })).json<Report>();
    expect(wrongOf(await edit(id, { draft: false }))).toEqual(['analyst_name', 'statement']);
    expect((await api.get(`/api/v1/reports/${id}`, { as: staff })).json()).toMatchObject({
      draft: true,
      statement: null,
    });
  });

  it("takes the house's defaults when published, and keeps them", async () => {
    const { id } = (await create({ draft: true })).json<Report>();
    await setHouse();
    expect((await edit(id, { draft: false })).json()).toMatchObject(house);
    expect((await create()).json()).toMatchObject(house);
    await setHouse({ ...house, analyst_name: 'Outra' });
    expect((await edit(id, { name: 'Panorama II' })).json()).toMatchObject(house);
  });
});

describe('the analyst and the statement of a report', () => {
  it("override the house's defaults", async () => {
    const own = { analyst_name: 'Lia Prado', analyst_cnpi: 'CNPI 77', statement: 'Sem posição nos ativos.' };
    expect((await create(own)).json()).toMatchObject(own);
    await setHouse();
    expect((await create({ ...own, statement: '' })).json()).toMatchObject({ ...own, statement: house.statement });
  });

  it('need an analyst with a registration number, or none', async () => {
    await setHouse();
    expect(wrongOf(await create({ analyst_name: 'Lia Prado' }))).toEqual(['analyst_cnpi']);
    expect(wrongOf(await create({ analyst_cnpi: 'CNPI 77', draft: true }))).toEqual(['analyst_name']);
  });
});

describe("the house's default analyst and statement", () => {
  it('are empty at first, can be set, and are versioned against lost updates', async () => {
    const get = async () => (await api.get('/api/v1/research-settings', { as: staff })).json();
    const first = await get();
    expect(first).toMatchObject({ analyst_name: null, statement: null });
    expect((await setHouse(house, { 'if-match': first.version })).json()).toMatchObject(house);
    expect((await setHouse(house, { 'if-match': first.version })).statusCode).toBe(412);
    expect(await get()).toMatchObject(house);
  });

  it('set twice at the same time from the same version are set once', async () => {
    const { version } = (await api.get('/api/v1/research-settings', { as: staff })).json();
    const both = await Promise.all(
      ['Um', 'Dois'].map((analyst_name) => setHouse({ ...house, analyst_name }, { 'if-match': version })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });
});

describe('an erratum', () => {
  const add = (id: number, text = 'Na página 6, o preço-teto é R$ 24,50.') =>
    api.post(`/api/v1/reports/${id}/errata`, { text }, { as: staff });

  it('is kept with a published report, newest first, for staff and readers', async () => {
    await setHouse();
    const { id } = (await create()).json<Report>();
    await add(id);
    await add((await create()).json<Report>().id, 'De outro relatório.');
    const answer = await add(id, 'Na página 2, a data é 3 de março.');
    const at = now.toISOString();
    expect(answer.json<Report>().errata).toEqual([
      { text: 'Na página 2, a data é 3 de março.', at, user_name: 'Lia Prado' },
      { text: 'Na página 6, o preço-teto é R$ 24,50.', at, user_name: 'Lia Prado' },
    ]);
    const client = await factory.client(db);
    await factory.clientProduct(db, client.id, product);
    const own = (await api.get(`/api/v1/client/reports/${id}`, { as: await logIn(api, client) })).json<OwnReport>();
    expect(own).toMatchObject(house);
    expect(own.errata).toEqual(answer.json<Report>().errata.map(({ text }) => ({ text, at })));
    const preview = await api.get(`/api/v1/contents/${id}/preview?product=${product}`, { as: staff });
    expect(preview.json<ContentPreview>().content!.errata).toEqual(own.errata);
  });

  it('whose answer was lost is published once', async () => {
    await setHouse();
    const { id } = (await create()).json<Report>();
    const publish = (text: string) =>
      api.post(`/api/v1/reports/${id}/errata`, { text }, { as: staff, headers: { 'idempotency-key': 'erratum-1' } });
    const first = await publish('Na página 6, o preço-teto é R$ 24,50.');
    expect((await publish('Na página 6, o preço-teto é R$ 24,50.')).json()).toEqual(first.json());
    expect((await publish('Outra.')).json()).toMatchObject({ code: 'idempotency_mismatch' });
    expect((await api.get(`/api/v1/reports/${id}`, { as: staff })).json<Report>().errata).toHaveLength(1);
  });

  it.each([
    ['a draft', { draft: true }],
    ['a scheduled report', { report_date: new Date(testNow().getTime() + 86_400_000).toISOString() }],
  ])('of %s is refused: nobody can have read it', async (_what, more) => {
    await setHouse();
    const { id } = (await create(more)).json<Report>();
    const answer = await add(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_published']);
    expect(wrongOf(await add(id, ''))).toEqual(['text']);
  });
});
