import { schemaOf } from '@mirante/contract/http.ts';
import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { operations, pathOf, type NamedEndpoint } from '../src/testing/operations.ts';
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

/** Search texts: with many matches, with few, without any; a code; a number. */
const TEXTS = ['a', 'ana', 'silva', 'MIRANTE', 'ninguém assim', '529'];
const NUMBERS = ['1', '3', '150000'];
const DAYS = ['2025-01-10', '2026-11-20'];
/** The number of filter pairs per list, evenly spread. */
const MAX_PAIRS = 300;

type IsAsked = (list: NamedEndpoint) => boolean;
const ofStaff: IsAsked = ({ allow }) => Array.isArray(allow);

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
    for (const url of await questionsOf(list, filters)) {
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

async function listsWhich(isAsked: IsAsked): Promise<NamedEndpoint[]> {
  const found = await Promise.all(
    operations.map(async (operation) => ({ operation, fields: (await schemaOf(operation.input))?.fields ?? {} })),
  );
  return found
    .filter(
      ({ operation, fields }) =>
        operation.method === 'GET' &&
        !operation.path.endsWith('.csv') &&
        isAsked(operation) &&
        'perPage' in fields &&
        'sort' in fields,
    )
    .map(({ operation }) => operation);
}

interface Described {
  type: string;
  oneOf?: readonly unknown[];
}

async function questionsOf(list: NamedEndpoint, wanted: 'single' | 'pairs'): Promise<string[]> {
  const { fields } = (await schemaOf(list.input))!.describe();
  const { page: _page, perPage: _perPage, sort, order: _order, ...filters } = fields as Record<string, Described>;
  const path = pathOf(list, () => (list.path.includes('/clients/') ? '150000' : '1'));
  const single = Object.entries(filters).flatMap(([name, filter]) =>
    valuesOf(name, filter).map((value) => ({ name, query: `&${name}=${encodeURIComponent(value)}` })),
  );
  const pairs = single.flatMap((one, n) =>
    single.slice(n + 1).flatMap((other) => (other.name === one.name ? [] : [one.query + other.query])),
  );
  const narrowed = wanted === 'pairs' ? pairs : ['', ...single.map(({ query }) => query)];
  const questions = (sort!.oneOf ?? []).flatMap((by) =>
    ['1', '-1'].flatMap((order) =>
      narrowed.map((filter) => `${path}?perPage=20&sort=${String(by)}&order=${order}${filter}`),
    ),
  );
  return wanted === 'pairs' ? spread(questions, MAX_PAIRS) : questions;
}

const spread = <T>(many: readonly T[], most: number): T[] =>
  many.length <= most ? [...many] : Array.from({ length: most }, (_, n) => many[Math.floor((n * many.length) / most)]!);

function valuesOf(name: string, { type, oneOf = [] }: Described): readonly string[] {
  const choices = oneOf.filter((choice) => choice !== '' && choice !== null);
  if (choices.length > 0) return choices.map(String);
  if (type === 'number' || /(^|[._])id$/.test(name)) return NUMBERS;
  return /date|day|_at|from|until|desde/.test(name) ? DAYS : TEXTS;
}
