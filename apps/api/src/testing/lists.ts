import type { AnyEndpoint, Input } from '@mirante/contract/http.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import fc from 'fast-check';
import pg from 'pg';
import { expect } from 'vitest';
import { seed } from '../../seed/seed.ts';
import type { Filters } from '../records/paged.ts';
import type { TestApi } from './api.ts';

/** Fills a test's database with the demonstration company. */
export async function seedDemo(api: TestApi, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: api.database.url });
  await client.connect();
  await seed(client, { apiUrl: 'http://localhost:4000', clientUrl: 'http://localhost:4300', now });
  await client.end();
}

export type Asked = Record<string, string | number>;
/** Values for each filter, with an equivalent SQL condition; a missing filter does not compile. */
export type FilterCases<E extends AnyEndpoint> = {
  [F in keyof Filters<E>]-?: readonly (readonly [value: string | number, condition: string])[];
};
/** For each sort, the SQL expression that rows are sorted by. */
export type SortCases<E extends AnyEndpoint> = { [S in Input<E>['sort'] & string]: string };

export async function listPage<Row>(api: TestApi, path: string, asked: Asked, as: string): Promise<Page<Row>> {
  const query = new URLSearchParams(
    Object.entries(asked).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const answer = await api.get(`${path}?${query.toString()}`, { as });
  if (answer.statusCode !== 200) throw new Error(`${path}?${query.toString()}: ${answer.body}`);
  return answer.json<Page<Row>>();
}

/** The ids found by an SQL query. */
export const idsBy = async (api: TestApi, text: string): Promise<number[]> =>
  (await api.services.pool.query<{ id: number }>(text)).rows.map(({ id }) => id);

/** The ids of every page, in order. */
export async function walk(
  api: TestApi,
  path: string,
  asked: Asked,
  as: string,
): Promise<{ ids: number[]; totals: Set<number> }> {
  const ids: number[] = [];
  const totals = new Set<number>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await listPage<{ id: number }>(api, path, { perPage: 100, ...asked, page }, as);
    totals.add(total);
    ids.push(...items.map(({ id }) => id));
    if (items.length < Number(asked.perPage ?? 100)) return { ids, totals };
  }
}

interface Question {
  asked: Asked & { sort: string; order: 1 | -1; page: number; perPage: number };
  /** The SQL condition equivalent to its filters. */
  condition: string;
}
/** Any page of any order, with some of the filters combined. */
export const anyQuestion = (
  filters: Record<string, readonly (readonly [value: string | number, condition: string])[]>,
  sorts: Record<string, string>,
): fc.Arbitrary<Question> =>
  fc
    .record({
      sort: fc.constantFrom(...Object.keys(sorts)),
      order: fc.constantFrom(1 as const, -1 as const),
      page: fc.constantFrom(1, 1, 1, 2, 9, 60),
      perPage: fc.constantFrom(7, 20, 100),
      chosen: fc.uniqueArray(
        fc.constantFrom(
          ...Object.entries(filters).flatMap(([name, cases]) =>
            cases.map(([value, condition]) => ({ name, value, condition })),
          ),
        ),
        { maxLength: 3, selector: ({ name }) => name },
      ),
    })
    .map(({ chosen, ...ask }) => ({
      asked: { ...ask, ...Object.fromEntries(chosen.map(({ name, value }) => [name, value])) },
      condition: chosen.map((one) => `(${one.condition})`).join(' and ') || 'true',
    }));

/** Expects a page to match all ids in order: the same rows, and the total if it is given. */
export async function expectPage(
  api: TestApi,
  { path, asked, as }: { path: string; asked: Question['asked']; as: string },
  all: readonly number[],
): Promise<void> {
  const { items, total, total_is_estimate: isCapped } = await listPage<{ id: number }>(api, path, asked, as);
  const { page, perPage } = asked;
  expect(items.map(({ id }) => id)).toEqual(all.slice((page - 1) * perPage, page * perPage));
  if (isCapped) expect(all.length).toBeGreaterThan(total);
  else expect(total).toBe(all.length);
}
