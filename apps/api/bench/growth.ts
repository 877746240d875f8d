import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import * as sessions from '../src/access/session/session.store.ts';
import { buildApp } from '../src/app.ts';
import { listsWhich } from '../src/testing/list-questions.ts';
import { operations, pathOf, type NamedEndpoint } from '../src/testing/operations.ts';
import { databaseAt } from './databases.ts';
import { ofStaff, spread, urlsOf } from './every-list.ts';
import { searchTexts } from './search-texts.ts';
import { databaseTime, recordingServices, type Statement } from './statements.ts';
import { median, type Reading } from './statistics.ts';

/** Payments, and the clients who have five each. */
const HOUSES = { '1k': 200, '100k': 20_000, '1M': 200_000, '10M': 2_000_000 } as const;
type HouseName = keyof typeof HOUSES;
/** What the others are compared with. */
const REFERENCE = '100k';
const MAX_QUESTIONS = 40;
const MOST_SHOWN = 16;
/** A figure this small is mostly that of a statement's own overhead: its ratio would say nothing. Milliseconds. */
const SMALLEST = 0.2;

interface House {
  app: FastifyInstance;
  token: string;
  client: pg.Client;
  record: (call: () => Promise<unknown>) => Promise<Statement[]>;
  close: () => Promise<void>;
}

/** Several ways to ask for the same list, search or record. */
interface Question {
  name: string;
  urls: readonly string[];
}

/** How much more of the database's time each list, search and record takes in larger houses, at the median. */
export async function* measure(): AsyncGenerator<Reading> {
  const houses = new Map<HouseName, House>();
  try {
    for (const name of Object.keys(HOUSES) as HouseName[]) houses.set(name, await openHouse(HOUSES[name]));
    const grown: { name: string; times: number; detail: string }[] = [];
    for (const question of await questionsTo(houses.get(REFERENCE)!)) {
      const costs = await costsOf(question, houses);
      if (costs) grown.push({ name: question.name, ...growthOf(costs) });
    }
    const worst = grown.toSorted((a, b) => b.times - a.times);
    yield {
      id: 'growth',
      value: grown.map(({ times }) => times),
      detail: `of ${grown.length}, the most: ${worst
        .slice(0, MOST_SHOWN)
        .map(({ name, times, detail }) => `${name} ${times.toFixed(2)} (${detail})`)
        .join(', ')}`,
    };
  } finally {
    for (const house of houses.values()) await house.close();
  }
}

async function openHouse(clients: number): Promise<House> {
  const url = await databaseAt({ clients, paymentsPerClient: 5 });
  const { services, record, close } = await recordingServices(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const app = await buildApp(services);
  return {
    app,
    token: await sessions.open(services.db, { role: 'user', id: 1 }, new Date()),
    client,
    record: (call) => record(call),
    close: async () => {
      await app.close();
      await client.end();
      await close();
    },
  };
}

async function questionsTo({ client }: House): Promise<Question[]> {
  const lists = await listsWhich(ofStaff);
  const texts = (await searchTexts(client)).filter(({ length }) => length > 1);
  const asked = await Promise.all(
    lists.map(async (list) => ({ name: list.name, urls: spread(await urlsOf(list, 'single'), MAX_QUESTIONS) })),
  );
  return [
    ...asked,
    { name: 'search', urls: spread(texts, MAX_QUESTIONS).map((q) => `/api/v1/search?q=${encodeURIComponent(q)}`) },
    ...operations
      .filter((operation) => isRead(operation) && !lists.includes(operation))
      .map((operation) => ({ name: operation.name, urls: [pathOf(operation, () => '150'), pathOf(operation)] })),
  ];
}

const isRead = ({ method, path, allow }: NamedEndpoint): boolean =>
  method === 'GET' && (Array.isArray(allow) || allow === 'staff') && !/\.(csv|pdf)$/.test(path);

/** The median of each house, or nothing where none of the addresses is answered in all of them. */
async function costsOf(
  { urls }: Question,
  houses: ReadonlyMap<HouseName, House>,
): Promise<Map<HouseName, number> | undefined> {
  const costs = new Map<HouseName, number[]>([...houses.keys()].map((name) => [name, []]));
  for (const url of urls) {
    const statements = new Map<HouseName, Statement[]>();
    for (const [name, house] of houses) {
      const found = await statementsOf(house, url);
      if (found) statements.set(name, found);
    }
    if (statements.size < houses.size) continue;
    for (const [name, { client }] of houses) costs.get(name)!.push(await databaseTime(client, statements.get(name)!));
  }
  if (costs.get(REFERENCE)!.length === 0) return undefined;
  return new Map([...costs].map(([name, own]) => [name, median(own)]));
}

async function statementsOf({ app, token, record }: House, url: string): Promise<Statement[] | undefined> {
  let status = 0;
  const statements = await record(async () => {
    ({ statusCode: status } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } }));
  });
  return status === 200 ? statements : undefined;
}

function growthOf(costs: ReadonlyMap<HouseName, number>): { times: number; detail: string } {
  const reference = Math.max(costs.get(REFERENCE)!, SMALLEST);
  return {
    times: Math.max(...[...costs.values()].map((own) => own / reference)),
    detail: [...costs].map(([name, own]) => `${name} ${own.toFixed(2)} ms`).join(' '),
  };
}
