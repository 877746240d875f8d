import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { ContentCardRow, NewContents } from '@mirante/domain/content/feed.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createContent } from '../../testing/content-factory.ts';
import { listPage } from '../../testing/lists.ts';

const DAY = 86_400_000;
const clock = { at: testNow().getTime() };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const ago = (days: number) => new Date(clock.at - days * DAY);
const reader = async (...products: number[]) => {
  const client = await factory.client(db);
  for (const product of products) await factory.clientProduct(db, client.id, product);
  return logIn(api, client);
};
const feedOf = (as: string, query: Record<string, string> = {}, path = '/api/v1/client/contents') =>
  listPage<ContentCardRow>(api, path, query, as);
const titles = async (as: string, query: Record<string, string> = {}) =>
  (await feedOf(as, query)).items.map(({ title }) => title);

describe('the content feed', () => {
  let as: string;
  let report: number;
  let product: number;
  let other: number;
  beforeAll(async () => {
    [product, other] = [
      (await factory.product(db, { name: 'Top Fundos' })).id,
      (await factory.product(db, { name: 'Mirante Completo' })).id,
    ];
    await factory.link(db, other, product);
    as = await reader(other);
    report = await createContent(db, 'report', [product, other], {
      title: 'Fundos de ação',
      text: 'Um <b> & nada mais.',
      created_at: ago(3),
      date: ago(1),
    });
    await createContent(db, 'video', [product], {
      title: 'Reunião mensal',
      text: '<h2>Juros</h2><p>Na <strong>ponta</strong> longa: 3 &lt; 4&nbsp;&amp; mais.</p><p>Fim.</p>',
      created_at: ago(2),
      date: ago(3),
    });
    await createContent(db, 'news', [other], {
      title: 'Copom',
      text: `<p>${'Decisão unânime. '.repeat(40)}Inflação de 100% em 12_meses.</p>`,
      created_at: ago(1),
      date: ago(2),
    });
    await createContent(db, 'board', [], { title: 'Recado' });
  });

  it('lists reports, videos and news, newest first, nine per page', async () => {
    expect(await titles(as)).toEqual(['Fundos de ação', 'Reunião mensal', 'Copom']);
    for (let n = 0; n < 7; n += 1)
      await createContent(db, 'news', [other], { title: 'Mais', created_at: ago(0.1), date: ago(0) });
    const { items, total } = await feedOf(as);
    expect([items.length, total]).toEqual([9, 10]);
    await db.deleteFrom('news').where('title', '=', 'Mais').execute();
  });

  it('names the products that each content was published for, without the products that include them', async () => {
    const { items } = await feedOf(as);
    expect(items.map(({ product_name }) => product_name)).toEqual(['Top Fundos', 'Top Fundos', 'Mirante Completo']);
  });

  it('excerpts each text without markup, cut at a word', async () => {
    const [first, second, third] = (await feedOf(as)).items.map(({ summary }) => summary);
    expect([first, second]).toEqual(['Um <b> & nada mais.', 'Juros Na ponta longa: 3 < 4 & mais. Fim.']);
    expect(third).toMatch(/^Decisão unânime\..*(Decisão|unânime\.)…$/);
    expect(third!.length).toBeLessThanOrEqual(241);
  });

  it('is filtered by type, product, day, and any part of title and text', async () => {
    expect(await titles(as, { 'content.type': 'video' })).toEqual(['Reunião mensal']);
    expect(await titles(as, { 'content.product': String(product) })).toEqual(['Fundos de ação', 'Reunião mensal']);
    expect(await titles(as, { 'content.date': dayInSaoPaulo(ago(2)) })).toEqual(['Fundos de ação', 'Copom']);
    for (const [part, found] of [
      ['FUNDOS DE ACAO', ['Fundos de ação']],
      ['ponta longa: 3 < 4', ['Reunião mensal']],
      ['strong', []],
      ['100% em 12_', ['Copom']],
      ['1__%', []],
      ['inflacao', ['Copom']],
    ] as const)
      expect([part, await titles(as, { 'content.filter': part })]).toEqual([part, found]);
  });

  it('is sorted by creation or by date, in both directions', async () => {
    expect(await titles(as, { sort: 'content.date' })).toEqual(['Reunião mensal', 'Copom', 'Fundos de ação']);
    expect(await titles(as, { sort: 'content.created_at', order: '-1' })).toEqual([
      'Copom',
      'Reunião mensal',
      'Fundos de ação',
    ]);
  });

  it('shows and filters by what was read, and when', async () => {
    expect((await api.post(`/api/v1/client/reports/${report}/read`, {}, { as })).statusCode).toBe(204);
    expect(await titles(as, { 'content.read': 'true' })).toEqual(['Fundos de ação']);
    expect(await titles(as, { 'content.read': 'false' })).toEqual(['Reunião mensal', 'Copom']);
    expect((await feedOf(as)).items.map(({ read_at }) => read_at)).toEqual([
      new Date(clock.at).toISOString(),
      null,
      null,
    ]);
    expect(await titles(await reader(product), { 'content.read': 'true' })).toEqual([]);
  });

  it('reflects edits and removals', async () => {
    const id = await createContent(db, 'video', [product], { title: 'Antes', created_at: ago(0.5) });
    await db
      .updateTable('video')
      .set({ name: 'Depois', description: '<p>Outro texto</p>' })
      .where('id', '=', id)
      .execute();
    expect((await feedOf(as, { 'content.filter': 'outro texto' })).items).toMatchObject([
      { id, type: 'video', title: 'Depois', summary: 'Outro texto' },
    ]);
    await db.deleteFrom('video').where('id', '=', id).execute();
    expect(await titles(as, { 'content.filter': 'outro texto' })).toEqual([]);
  });
});

describe("the consultancy's contents", () => {
  it('are those that only the consultancy unlocks, whatever its id', async () => {
    const { id } = await factory.product(db, { code: 'mirante_consultoria' });
    const { id: part } = await factory.product(db);
    await factory.link(db, id, part);
    const own = await createContent(db, 'video', [id], { title: 'Mentoria' });
    await createContent(db, 'video', [id, part], { title: 'De todos' });
    const as = await reader(id);
    const { items } = await feedOf(as, {}, '/api/v1/client/consultancy-contents');
    expect(items.map((item) => item.id)).toEqual([own]);
    expect((await feedOf(as)).total).toBe(2);
  });
});

describe('new contents', () => {
  const news = async (as: string) => (await api.get('/api/v1/client/contents-new', { as })).json<NewContents>();

  it('are those published since the previous visit and not opened', async () => {
    const product = (await factory.product(db)).id;
    const as = await reader(product);
    await createContent(db, 'news', [product]);
    expect(await news(as)).toEqual({ since: null, total: 0 });
    const first = clock.at;
    clock.at += DAY / 4;
    const [seen] = [await createContent(db, 'news', [product]), await createContent(db, 'report', [product])];
    await createContent(db, 'news', [(await factory.product(db)).id]);
    await createContent(db, 'report', [product], { date: new Date(clock.at + DAY) });
    await createContent(db, 'board');
    expect(await news(as)).toEqual({ since: new Date(first).toISOString(), total: 2 });
    await api.post(`/api/v1/client/news/${seen}/read`, {}, { as });
    expect((await news(as)).total).toBe(1);
  });

  it('are also those of an earlier date that were only published since: drafts, and scheduled ones brought forward', async () => {
    const product = (await factory.product(db)).id;
    const date = new Date(clock.at - DAY);
    const draft = await createContent(db, 'video', [product], { date, draft: true });
    const scheduled = await createContent(db, 'news', [product], { date: new Date(clock.at + 30 * DAY) });
    const shown = await createContent(db, 'news', [product], { date });
    clock.at += 60_000;
    const as = await reader(product);
    clock.at += DAY / 4;
    expect((await news(as)).total).toBe(0);
    const staff = await logIn(api, await factory.staff(db, ['conteudo']));
    await api.patch(`/api/v1/news/${shown}`, { title: 'Outro título' }, { as: staff });
    expect((await news(as)).total).toBe(0);
    await api.patch(`/api/v1/news/${scheduled}`, { news_date: date.toISOString() }, { as: staff });
    await api.patch(`/api/v1/videos/${draft}`, { draft: false }, { as: staff });
    expect((await news(as)).total).toBe(2);
  });
});
