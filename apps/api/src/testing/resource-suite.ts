import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { describe, expect, it } from 'vitest';
import type { TestApi } from './api.ts';
import { idsBy, listPage, walk, type FilterCases, type SortCases } from './lists.ts';

export interface Resource {
  api: TestApi;
  /** Without `/api/v1`. */
  path: string;
  /** The session of a staff member who may do all of it; read in each test. */
  staff: () => string;
}

export interface ListSuite<E extends AnyEndpoint> extends Resource {
  /** The table or subquery to select the ids from. */
  table: string;
  filters: FilterCases<E>;
  sorts: SortCases<E>;
  /** The default order, in SQL. */
  order: string;
  /** Small enough for several pages of the test's data. */
  perPage: number;
}

const directions = [
  ['rising', 1, 'asc'],
  ['falling', -1, 'desc'],
] as const;

/**
 * The guarantees of every list, compared with plain SQL: its filters, its sorts over all pages, its order, its CSV, and
 * its refusals.
 */
export function describeList<E extends AnyEndpoint>(suite: ListSuite<E>): void {
  const { api, path, staff, table, filters, sorts, order: usual, perPage } = suite;
  const url = `/api/v1/${path}`;
  describe(`the list of ${path}`, () => {
    for (const [name, cases] of Object.entries<readonly (readonly [string | number, string])[]>(filters))
      it.each(cases)(`filters exactly by ${name} %s, in its CSV too`, async (value, condition) => {
        const { ids, totals } = await walk(api, url, { [name]: value }, staff());
        const expected = await idsBy(api, `select id from ${table} where ${condition} order by id`);
        expect(ids.toSorted((a, b) => a - b)).toEqual(expected);
        expect([...totals]).toEqual([expected.length]);
        const csv = await api.get(`${url}.csv?${new URLSearchParams({ [name]: String(value) }).toString()}`, {
          as: staff(),
        });
        expect(csv.body.trimEnd().split(/\r\n(?=")/)).toHaveLength(expected.length + 1);
      });

    for (const [name, column] of Object.entries<string>(sorts))
      it.each(directions)(`shows each row once, %s by ${name}, nulls last`, async (_name, order, direction) => {
        const { ids } = await walk(api, url, { sort: name, order, perPage }, staff());
        expect(ids.length).toBeGreaterThan(perPage);
        expect(ids).toEqual(
          await idsBy(api, `select id from ${table} order by ${column} ${direction} nulls last, id ${direction}`),
        );
      });

    it(`is sorted by ${usual} by default`, async () => {
      const { items, total } = await listPage<{ id: number }>(api, url, { perPage: 100 }, staff());
      const all = await idsBy(api, `select id from ${table} order by ${usual}`);
      expect(items.map(({ id }) => id)).toEqual(all.slice(0, 100));
      expect(total).toBe(all.length);
    });

    it('is empty beyond its last page, with the total', async () => {
      const { items, total } = await listPage(api, url, { page: 10_000 }, staff());
      expect(items).toEqual([]);
      expect(total).toBe((await idsBy(api, `select id from ${table}`)).length);
    });

    it.each(['colour=red', 'sort=colour', 'order=2', 'page=0', 'perPage=0', 'perPage=101'])(
      'refuses %s',
      async (query) => {
        expect((await api.get(`${url}?${query}`, { as: staff() })).statusCode).toBe(400);
      },
    );
  });
}

export interface RecordSuite extends Resource {
  /** Creates a record that may be changed and removed, with two edits that differ from it and from each other. */
  create: () => Promise<{ id: number; first: object; second: object }>;
  /** The edit's name in the audit log. */
  action: string;
}

/** The guarantees of every record that staff find, edit and remove. */
export function describeRecord({ api, path, staff, create, action }: RecordSuite): void {
  const url = (id: number) => `/api/v1/${path}/${id}`;
  const find = async (id: number) => (await api.get(url(id), { as: staff() })).json<{ version: string }>();
  const edit = (id: number, body: object, version?: string) =>
    api.patch(url(id), body, { as: staff(), ...(version && { headers: { 'if-match': `"${version}"` } }) });

  describe(`a record of ${path}`, () => {
    it('is edited, with the author audited', async () => {
      const { id, first } = await create();
      const { version } = await find(id);
      const answer = await edit(id, first, version);
      expect(answer.json()).toMatchObject({ id, ...first });
      expect(answer.json().version).not.toBe(version);
      expect(await find(id)).toEqual(answer.json());
      const [entry] = (await api.get(`${url(id)}/changes`, { as: staff() })).json();
      expect(entry).toMatchObject({ action, change: 'update' });
    });

    it('is not overwritten from a stale version', async () => {
      const { id, first, second } = await create();
      const { version } = await find(id);
      await edit(id, first, version);
      const late = await edit(id, second, version);
      expect([late.statusCode, late.json()]).toMatchObject([412, { code: 'edit_conflict', current: first }]);
      expect((await edit(id, second, (await find(id)).version)).json()).toMatchObject(second);
    });

    it('is edited once by two concurrent edits', async () => {
      const { id, first, second } = await create();
      const { version } = await find(id);
      const answers = await Promise.all([edit(id, first, version), edit(id, second, version)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
    });

    it('refuses unknown fields', async () => {
      const { id, first } = await create();
      const answer = await edit(id, { ...first, colour: 'red' });
      expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path: 'colour' }]]);
      expect(await find(id)).not.toMatchObject(first);
    });

    it('is 404 once removed', async () => {
      const { id, first } = await create();
      expect((await api.delete(url(id), { as: staff() })).statusCode).toBe(204);
      const answers = [
        await api.get(url(id), { as: staff() }),
        await api.delete(url(id), { as: staff() }),
        await edit(id, first),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    });
  });
}
