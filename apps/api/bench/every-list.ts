import { schemaOf } from '@mirante/contract/http.ts';
import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { operations, pathOf, type NamedEndpoint } from '../src/testing/operations.ts';
import { databaseTime, type Statement } from './statements.ts';

interface Setting {
  app: FastifyInstance;
  /** A session of one who may read every list. */
  token: string;
  client: pg.Client;
  record: (call: () => Promise<unknown>) => Promise<Statement[]>;
}

export interface ListTimes {
  name: string;
  /** Milliseconds of the database's processor; endless where the question was not answered. */
  times: { url: string; ms: number }[];
}

/** What is looked for where any text may be: what many have, what few have, what nobody has; a code; a number. */
const TEXTS = ['a', 'ana', 'silva', 'MIRANTE', 'ninguém assim', '529'];
const NUMBERS = ['1', '3', '150000'];
const DAYS = ['2025-01-10', '2026-11-20'];

/** Every staff list's first page: by each of its sorts, either way, alone and under each of its filters with some values. Session and total are part of it. */
export async function everyList({ app, token, client, record }: Setting): Promise<ListTimes[]> {
  const lists: ListTimes[] = [];
  for (const list of await staffLists()) {
    const asked = await questionsOf(list);
    const times: ListTimes['times'] = [];
    for (const url of asked) {
      let isAnswered = false;
      const statements = await record(async () => {
        const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
        isAnswered = statusCode === 200;
      });
      times.push({ url, ms: isAnswered ? await databaseTime(client, statements) : Infinity });
    }
    lists.push({ name: list.name, times });
  }
  return lists;
}

async function staffLists(): Promise<NamedEndpoint[]> {
  const found = await Promise.all(
    operations.map(async (operation) => ({ operation, fields: (await schemaOf(operation.input))?.fields ?? {} })),
  );
  return found
    .filter(
      ({ operation: { method, path, allow }, fields }) =>
        method === 'GET' && !path.endsWith('.csv') && Array.isArray(allow) && 'perPage' in fields && 'sort' in fields,
    )
    .map(({ operation }) => operation);
}

interface Described {
  type: string;
  oneOf?: readonly unknown[];
}

async function questionsOf(list: NamedEndpoint): Promise<string[]> {
  const { fields } = (await schemaOf(list.input))!.describe();
  const { page: _page, perPage: _perPage, sort, order: _order, ...filters } = fields as Record<string, Described>;
  const narrowed = [
    '',
    ...Object.entries(filters).flatMap(([name, filter]) =>
      valuesOf(name, filter).map((value) => `&${name}=${encodeURIComponent(value)}`),
    ),
  ];
  return (sort!.oneOf ?? []).flatMap((by) =>
    ['1', '-1'].flatMap((order) =>
      narrowed.map(
        (filter) =>
          `${pathOf(list, () => (list.path.includes('/clients/') ? '150000' : '1'))}?perPage=20&sort=${String(by)}&order=${order}${filter}`,
      ),
    ),
  );
}

function valuesOf(name: string, { type, oneOf = [] }: Described): readonly string[] {
  const choices = oneOf.filter((choice) => choice !== '' && choice !== null);
  if (choices.length > 0) return choices.map(String);
  if (type === 'number' || /(^|[._])id$/.test(name)) return NUMBERS;
  return /date|day|_at|from|until|desde/.test(name) ? DAYS : TEXTS;
}
