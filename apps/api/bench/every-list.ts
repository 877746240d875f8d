import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { listsWhich, questionsOf } from '../src/testing/list-questions.ts';
import type { NamedEndpoint } from '../src/testing/operations.ts';
import { percentile } from './statistics.ts';
import { databaseTime, type Statement } from './statements.ts';

interface Setting {
  app: FastifyInstance;
  /** A session that may read every list. */
  token: string;
  client: pg.Client;
  record: (call: () => Promise<unknown>) => Promise<Statement[]>;
}

interface Asked {
  url: string;
  /** Milliseconds of database CPU time; infinite if the request failed. */
  ms: number;
}
/** The cost of a list's requests: the 95th percentile, and the slowest one, which a percentile hides. */
export interface ListTimes {
  name: string;
  asked: number;
  p95: number;
  worst: Asked;
}

/** The number of filter pairs per list, evenly spread. */
const MAX_PAIRS = 300;

type IsAsked = (list: NamedEndpoint) => boolean;
export const ofStaff: IsAsked = ({ allow }) => Array.isArray(allow);

/**
 * Measures the first page of every such list (by default the staff's) with each sort in both directions: without
 * filters and with each filter for some values, or with pairs of filters. Session and total are included.
 */
export async function everyList(
  { app, token, client, record }: Setting,
  filters: 'single' | 'pairs',
  isAsked = ofStaff,
): Promise<ListTimes[]> {
  const lists: ListTimes[] = [];
  for (const list of await listsWhich(isAsked)) {
    const asked: Asked[] = [];
    for (const url of await urlsOf(list, filters)) {
      let isAnswered = false;
      const statements = await record(async () => {
        const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
        isAnswered = statusCode === 200;
      });
      asked.push({ url, ms: isAnswered ? await databaseTime(client, statements) : Infinity });
    }
    if (asked.length > 0) lists.push(timesOf(list.name, asked));
  }
  return lists;
}

const timesOf = (name: string, asked: readonly Asked[]): ListTimes => ({
  name,
  asked: asked.length,
  p95: percentile(
    asked.map(({ ms }) => ms),
    0.95,
  ),
  worst: asked.reduce((slowest, one) => (one.ms > slowest.ms ? one : slowest)),
});

/** The first page of a list, each way it can be asked for. */
export async function urlsOf(list: NamedEndpoint, wanted: 'single' | 'pairs'): Promise<string[]> {
  const { sorts, filters, urlOf } = await questionsOf(list, { id: list.path.includes('/clients/') ? '150000' : '1' });
  const single = filters.map(({ query }) => query);
  const pairs = filters.flatMap((one, n) =>
    filters.slice(n + 1).flatMap((other) => (other.name === one.name ? [] : [one.query + other.query])),
  );
  const narrowed = wanted === 'pairs' ? pairs : ['', ...single];
  const urls = sorts.flatMap((by) =>
    ([1, -1] as const).flatMap((order) => narrowed.map((filter) => urlOf(by, order, filter))),
  );
  return wanted === 'pairs' ? spread(urls, MAX_PAIRS) : urls;
}

/** At most so many, evenly spread. */
export const spread = <T>(many: readonly T[], most: number): T[] =>
  many.length <= most ? [...many] : Array.from({ length: most }, (_, n) => many[Math.floor((n * many.length) / most)]!);
