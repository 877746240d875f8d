import { schemaOf } from '@mirante/contract/http.ts';
import { MAX_VIEWS, PERSONAL_FILTERS, type SavedView } from '@mirante/domain/access/saved-view.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { operations } from '../../testing/operations.ts';

const api = await testApi();
const { db } = api;
const PATH = '/api/v1/user/saved-views';
const CLIENTS = '/api/v1/clients';

const reads = operations.filter(({ method }) => method === 'GET');
const schemas = await Promise.all(reads.map(({ input }) => schemaOf(input)));
const filtersOfLists = new Set(schemas.flatMap((schema) => Object.keys(schema?.fields ?? {})));

let lia: Person;
let as: string;
beforeEach(async () => {
  lia = await factory.staff(db, ['atendimento']);
  as = await logIn(api, lia);
});
const save = (name: string, query: string, list = CLIENTS) => api.post(PATH, { list, name, query }, { as });
const saved = async (name: string, query: string, list = CLIENTS) => (await save(name, query, list)).json<SavedView>();
const views = async (by = as) => (await api.get(PATH, { as: by })).json<SavedView[]>();
const named = async () => (await views()).map(({ name, query }) => `${name}: ${query}`);

describe('saved views', () => {
  it('are what their user saved, from any session, and nobody else’s', async () => {
    const view = await saved(' Ativos ', 'client.active_products=true');
    expect(view).toEqual({ id: view.id, list: CLIENTS, name: 'Ativos', query: 'client.active_products=true' });
    expect(await views(await logIn(api, lia))).toEqual([view]);
    const other = await logIn(api, await factory.staff(db));
    expect(await views(other)).toEqual([]);
    expect((await api.delete(`${PATH}/${view.id}`, { as: other })).statusCode).toBe(404);
    expect((await api.delete(`${PATH}/${view.id}`, { as })).statusCode).toBe(204);
    expect((await api.delete(`${PATH}/${view.id}`, { as })).statusCode).toBe(404);
    expect(await views()).toEqual([]);
  });

  it('are renamed by their query, and replaced by their name, in their place', async () => {
    for (const [name, query] of ['a=1', 'b=1', 'c=1'].map((each) => [each.slice(0, 1), each]))
      await saved(name!, query!);
    await saved('A', 'a=1');
    expect(await named()).toEqual(['A: a=1', 'b: b=1', 'c: c=1']);
    await saved('b', 'b=2');
    expect(await named()).toEqual(['A: a=1', 'b: b=2', 'c: c=1']);
    await saved('c', 'a=1');
    expect(await named()).toEqual(['c: a=1', 'b: b=2']);
    await saved('c', 'a=1', '/api/v1/payments');
    expect(await named()).toEqual(['c: a=1', 'b: b=2', 'c: a=1']);
  });

  it('of a list are ten at most, also if saved at the same time', async () => {
    const all = Array.from({ length: MAX_VIEWS + 3 }, (_, n) => save(`Visão ${n}`, `client.id=${n + 1}`));
    const refused = (await Promise.all(all)).filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(3).fill('too_many_views'));
    expect(await views()).toHaveLength(MAX_VIEWS);
    const [first] = await views();
    expect((await save('Outro nome', first!.query)).statusCode).toBe(200);
    expect((await save('Todos', '', '/api/v1/payments')).statusCode).toBe(200);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'a'.repeat(41) }],
    ['query', { query: 'a'.repeat(2001) }],
    ['list', { list: '' }],
  ])('with a wrong %s are refused', async (path, wrong) => {
    const answer = await api.post(PATH, { list: CLIENTS, name: 'Ativos', query: '', ...wrong }, { as });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });

  it.each(PERSONAL_FILTERS)('do not store %s, which may name a person', async (key) => {
    const typed = new URLSearchParams([
      [key, 'ana@mirante.example'],
      ['perPage', '50'],
      [key, '12345678909'],
    ]);
    await saved('Ana', typed.toString().replace('.', '%2E'));
    expect(await named()).toEqual(['Ana: perPage=50']);
    expect(filtersOfLists).toContain(key);
  });

  it('end with their user', async () => {
    await saved('Ativos', '');
    await api.delete(`/api/v1/users/${lia.id}`, { as: await logIn(api, await factory.staff(db)) });
    expect(await db.selectFrom('saved_view').select('id').where('user_id', '=', lia.id).execute()).toEqual([]);
  });
});
