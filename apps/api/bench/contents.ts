import pg from 'pg';
import { buildApp } from '../src/app.ts';
import * as sessions from '../src/access/session/session.store.ts';
import { factory } from '../src/testing/factory.ts';
import type { NamedEndpoint } from '../src/testing/operations.ts';
import { everyList, type ListTimes } from './every-list.ts';
import { emptyDatabase } from './databases.ts';
import { COMMON_WORDS, fillLibrary, wordAt } from './library.ts';
import { median, percentile, type Reading, type Size } from './statistics.ts';
import { databaseTime, recordingServices } from './statements.ts';

const CLIENT_LIST = /^\/api\/v1\/client\/(contents|reports|videos|news|boards?)$/;
const STAFF_LIST = /^\/api\/v1\/(reports|videos|news|boards?|tags)$/;
const SEARCH = '/api/v1/client/contents/search';

/**
 * Search, lists and details of a large library, in milliseconds of database CPU time, including session and
 * entitlements.
 */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const house = await emptyDatabase();
  const { services, record, close } = await recordingServices(house.url);
  const client = new pg.Client({ connectionString: house.url });
  await client.connect();
  try {
    const { db, now } = services;
    const app = await buildApp(services);
    const [many, few] = [(await factory.product(db)).id, (await factory.product(db)).id];
    const readers = [await factory.client(db), await factory.client(db)];
    for (const [n, product] of [many, few].entries()) await factory.clientProduct(db, readers[n]!.id, product);
    await fillLibrary(client, size, { many, few, firstReader: readers[0]!.id });

    const costOf = async (token: string, url: string) => {
      let status = 0;
      const statements = await record(async () => {
        ({ statusCode: status } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } }));
      });
      if (status !== 200) throw new Error(`${url} answers ${status}`);
      return databaseTime(client, statements);
    };
    const listsOf = async (token: string, path: RegExp) => {
      const isAsked = ({ path: its }: NamedEndpoint) => path.test(its);
      return everyList({ app, token, client, record: (call) => record(call) }, 'single', isAsked);
    };

    const staff = await sessions.open(db, { role: 'user', id: (await factory.staff(db)).id }, now());
    const lists = await listsOf(staff, STAFF_LIST);
    const searched: number[] = [];
    const details: number[] = [];
    const newest = await db.selectFrom('content').select(['id', 'kind']).orderBy('id', 'desc').limit(40).execute();
    for (const { id } of readers) {
      const token = await sessions.open(db, { role: 'client', id }, now());
      for (const asked of questions()) searched.push(await costOf(token, `${SEARCH}?${new URLSearchParams(asked)}`));
      lists.push(...(await listsOf(token, CLIENT_LIST)));
    }
    const reader = await sessions.open(db, { role: 'client', id: readers[0]!.id }, now());
    for (const { id, kind } of newest)
      if (id % 1000 !== 0)
        details.push(await costOf(reader, `/api/v1/client/${kind === 'news' ? 'news' : `${kind}s`}/${id}`));
    yield { id: 'contents-search', value: searched, detail: summaryOf(searched) };
    const slowest = lists.reduce((slow, one) => (one.worst.ms > slow.worst.ms ? one : slow));
    yield { id: 'contents-p95', value: lists.map(({ p95 }) => p95), detail: slowestOf(lists) };
    yield { id: 'contents-worst', value: slowest.worst.ms, detail: slowest.worst.url };
    yield { id: 'contents-detail', value: details, detail: summaryOf(details) };
    await app.close();
  } finally {
    await client.end();
    await close();
    await house.drop();
  }
}

/** Words from the most frequent to one that occurs once, alone, in twos and threes, as prefixes, and with filters. */
function questions(): Record<string, string>[] {
  const words = [...COMMON_WORDS, ...[100, 400, 1500, 4000, 12_000].map(wordAt)];
  return [
    ...words.map((q) => ({ q })),
    ...words.map((word, n) => ({ q: `${word} ${words[(n * 7 + 3) % words.length]}` })),
    ...words.map((word, n) => ({ q: `${words[(n * 5 + 1) % words.length]} ${COMMON_WORDS[n % 3]} ${word}` })),
    ...words.map((q) => ({ q: q.slice(0, 3) })),
    ...words.slice(0, 10).flatMap((q) => [
      { q, type: 'video' },
      { q, read: 'false' },
      { q, newest: 'true' },
      { q, from: '2024-01-02' },
      { q, page: '40' },
    ]),
  ];
}

const summaryOf = (ms: readonly number[]): string =>
  `${ms.length}, median ${median(ms).toFixed(2)} ms, p99 ${percentile(ms, 0.99).toFixed(1)} ms`;

const slowestOf = (lists: readonly ListTimes[]): string =>
  lists
    .toSorted((one, other) => other.p95 - one.p95)
    .slice(0, 3)
    .map(({ name, p95 }) => `${name} ${p95.toFixed(1)} ms`)
    .join(', ');
