import { schemaOf } from '@mirante/contract/http.ts';
import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { operations, pathOf, type NamedEndpoint } from '../src/testing/operations.ts';
import { percentile } from './statistics.ts';
import { databaseTime, type Statement } from './statements.ts';

interface Setting {
  app: FastifyInstance;
  /** A session of one who may read every list. */
  token: string;
  client: pg.Client;
  record: (call: () => Promise<unknown>) => Promise<Statement[]>;
}

interface Asked {
  url: string;
  /** Milliseconds of the database's processor; endless where the question was not answered. */
  ms: number;
}
/** What a list's questions cost: the 95th percentile, and the one that is slowest, which hides behind many that are not. */
export interface ListTimes {
  name: string;
  asked: number;
  p95: number;
  worst: Asked;
}

/** What is looked for where any text may be: what many have, what few have, what nobody has; a code; a number. */
const TEXTS = ['a', 'ana', 'silva', 'MIRANTE', 'ninguém assim', '529'];
const NUMBERS = ['1', '3', '150000'];
const DAYS = ['2025-01-10', '2026-11-20'];
/** Of a list's pairs of filters so many are asked, evenly spread. */
const MAX_PAIRS = 300;

type IsAsked = (list: NamedEndpoint) => boolean;
const ofStaff: IsAsked = ({ allow }) => Array.isArray(allow);

/**
 * Every such list's first page, staff's unless told, by each of its sorts, either way: alone and under each of its filters with some values, or under two of
 * them. Session and total are part of it.
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
