import { beforeEach, expect, it, vi } from 'vitest';
import { testApi } from '../testing/api.ts';
import { factory } from '../testing/factory.ts';
import type { Ask } from './page-parts.ts';
import { pageOf } from './page-query.ts';
import type { Reader } from './page-reader.ts';

const api = await testApi();
const ids: number[] = [];
for (let n = 0; n < 3; n += 1) ids.push((await factory.client(api.db)).id);

const show = vi.fn<Reader['show']>((db, page) => db.selectFrom(page).select('page.id'));
let reader: Reader;
beforeEach(() => {
  show.mockClear();
  reader = {
    from: (db) => db.selectFrom('client'),
    id: 'client.id',
    sort: { 'client.id': 'client.id', 'client.created_at': 'client.created_at' },
    where: { 'client.id': (query, id) => query.where('client.id', '=', id) },
    show,
  };
});

async function asked(ask: Partial<Ask> = {}, filters = {}): Promise<{ ids: number[]; total: number }> {
  const { rows, total } = await pageOf(reader, api.services, {
    ask: { page: 1, perPage: 2, sort: 'client.id', order: 1, ...ask },
    filters,
    cap: 100,
    now: api.services.now(),
  });
  return { ids: (rows as { id: number }[]).map(({ id }) => id), total };
}

it("first page cache: an unfiltered list's first page is compiled once, and returns current rows", async () => {
  expect(await asked({ order: -1 })).toEqual({ ids: ids.slice(-2).toReversed(), total: ids.length });
  ids.push((await factory.client(api.db)).id);
  expect(await asked({ order: -1 })).toEqual({ ids: ids.slice(-2).toReversed(), total: ids.length });
  expect(show).toHaveBeenCalledTimes(1);
});

it('first page cache: another order, sort or page size is another entry', async () => {
  expect((await asked()).ids).toEqual(ids.slice(0, 2));
  expect((await asked({ order: -1 })).ids).toEqual(ids.slice(-2).toReversed());
  expect((await asked({ perPage: 3 })).ids).toEqual(ids.slice(0, 3));
  expect((await asked({ sort: 'client.created_at' })).ids).toHaveLength(2);
  expect(show).toHaveBeenCalledTimes(4);
});

it('first page cache: filtered and later pages are not cached', async () => {
  await asked();
  expect(await asked({}, { 'client.id': ids[1] })).toEqual({ ids: [ids[1]], total: 1 });
  expect(await asked({}, { 'client.id': ids[2] })).toEqual({ ids: [ids[2]], total: 1 });
  expect((await asked({ page: 2 })).ids).toEqual(ids.slice(2, 4));
  expect((await asked()).ids).toEqual(ids.slice(0, 2));
});

it('first page cache: the number of entries per list is bounded', async () => {
  for (let perPage = 1; perPage <= 120; perPage += 1) await asked({ perPage });
  expect(reader.firstPages!.size).toBeLessThanOrEqual(50);
});
