import type { AnyEndpoint, Input } from '@mirante/contract/http.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import pg from 'pg';
import { seed } from '../../seed/seed.ts';
import type { Filters } from '../records/paged.ts';
import type { TestApi } from './api.ts';

/** Fills a test's database with the demonstration company. */
export async function seedDemo(api: TestApi, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: api.database.url });
  await client.connect();
  await seed(client, 'http://localhost:4000', now);
  await client.end();
}

export type Asked = Record<string, string | number>;
/** Values to try for each filter, each with the SQL condition that says the same in plain words: leave a filter out and it does not compile. */
export type FilterCases<E extends AnyEndpoint> = {
  [F in keyof Filters<E>]-?: readonly (readonly [value: string | number, condition: string])[];
};
/** For each sort, what a row is sorted by, in SQL. */
export type SortCases<E extends AnyEndpoint> = { [S in Input<E>['sort'] & string]: string };

export async function listPage<Row>(api: TestApi, path: string, asked: Asked, as: string): Promise<Page<Row>> {
  const query = new URLSearchParams(
    Object.entries(asked).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const answer = await api.get(`${path}?${query.toString()}`, { as });
  if (answer.statusCode !== 200) throw new Error(`${path}?${query.toString()}: ${answer.body}`);
  return answer.json<Page<Row>>();
}

/** The ids that a query in plain words finds. */
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
