import pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordingServices, type Statement } from '../../bench/statements.ts';
import { seed } from '../../seed/seed.ts';
import * as sessions from '../access/session/session.store.ts';
import { buildApp } from '../app.ts';
import { testNow } from '../testing/clock.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { factory } from '../testing/factory.ts';
import { listsWhich, questionsOf } from '../testing/list-questions.ts';
import { multiplyRows } from '../testing/multiply-rows.ts';
import { explain } from '../testing/query-plan.ts';
import type { NamedEndpoint } from '../testing/operations.ts';

/**
 * Tables that grow with clients and days; others grow with the staff's work alone. `sales/payments/list-plans.test.ts`
 * and `content/publishing/reading-plans.test.ts` hold payments, clients and readers' contents, with data of their own.
 */
const GROWING = new Set([
  'audit_entry',
  'client_message',
  'daily_close',
  'dividend',
  'fund_quota',
  'login_event',
  'notification_recipient',
  'record_call',
  'report_copy',
]);
/** A count stops at 10,001 rows, of which a dense filter skips some. */
const MAX_ROWS = 20_000;

let database: TestDatabase;
let client: pg.Client;
let recording: Awaited<ReturnType<typeof recordingServices>>;
let app: FastifyInstance;
const tokens = { client: '', user: '' };

beforeAll(async () => {
  const now = testNow();
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await seed(client, { apiUrl: 'http://localhost', clientUrl: 'http://localhost', now });
  await client.query('set session_replication_role = replica');
  for (const [table, how] of [
    ['audit_entry', { times: 400 }],
    ['client_message', { times: 1000 }],
    ['daily_close', { times: 6, daysApart: 800 }],
    ['fund_quota', { times: 6, daysApart: 800 }],
    ['login_event', { times: 15 }],
    ['notification', { times: 50 }],
    ['notification_recipient', { times: 50, ids: ['notification_id'] }],
    ['record_call', { times: 1000, daysApart: 3 }],
  ] as const)
    await multiplyRows(client, table, how);
  const at = now.toISOString();
  await client.query(`
    insert into report_copy (code, client_id, report_id, version, size, made_at, opened_at)
    select upper(lpad(to_hex(n), 12, '0')), n % 400 + 1, (select min(id) from report) + n % 24, 1, 9, t, t
    from generate_series(1, 30000) n, lateral (select timestamptz '${at}' - n * interval '1 hour' as t) x`);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  recording = await recordingServices(database.url);
  const { services } = recording;
  app = await buildApp(services);
  const reader = await factory.client(services.db);
  const opener = await client.query<{ id: number }>(`select id from product where code = 'mirante_consultoria'`);
  await factory.clientProduct(services.db, reader.id, opener.rows[0]!.id);
  tokens.client = await sessions.open(services.db, { role: 'client', id: reader.id }, services.now());
  tokens.user = await sessions.open(services.db, { role: 'user', id: 1 }, services.now());
});
afterAll(async () => {
  await app.close();
  await client.end();
  await recording.close();
  await database.drop();
});

const tokenOf = ({ allow }: NamedEndpoint) => (Array.isArray(allow) ? tokens.user : tokens.client);
const lists = await listsWhich(({ path }) => !/payments$|\/clients$|\/client-products-to-expire$/.test(path));

it.each(lists.map((list) => [list.name, list] as const))(
  'query plans of %s read no large table through, whatever is asked',
  async (_name, list) => {
    const { sorts, filters, urlOf } = await questionsOf(list, { most: 2 });
    const slow: string[] = [];
    for (const sort of sorts)
      for (const order of [1, -1] as const)
        for (const { query } of [{ query: '' }, ...filters]) {
          const url = urlOf(sort, order, query);
          const why = await whySlow(url, tokenOf(list));
          if (why) slow.push(`${url}: ${why}`);
        }
    expect(slow).toEqual([]);
  },
);

async function whySlow(url: string, token: string): Promise<string | undefined> {
  let status = 0;
  const statements = await recording.record(async () => {
    ({ statusCode: status } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } }));
  });
  if (status !== 200) return `answers ${status}`;
  for (const statement of statements.filter(({ text }) => /^\s*(select|with)\b/.test(text))) {
    const why = await whyLong(statement);
    if (why) return why;
  }
  return undefined;
}

/** Statements of every call, such as the session lookup, which concern none of those tables: explained once. */
const unrelatedStatements = new Set<string>();

/** Why a statement takes too long; undefined if it does not. */
async function whyLong(statement: Statement): Promise<string | undefined> {
  if (unrelatedStatements.has(statement.text)) return undefined;
  const { nodes } = await explain(client, statement);
  if (!nodes.some(({ 'Relation Name': table }) => table !== undefined && GROWING.has(table)))
    unrelatedStatements.add(statement.text);
  for (const node of nodes) {
    const { 'Relation Name': table, 'Actual Rows': shown, 'Rows Removed by Filter': removed = 0 } = node;
    if (table === undefined || !GROWING.has(table)) continue;
    const read = (shown + removed) * node['Actual Loops'];
    if (read > MAX_ROWS) return `reads ${read} rows of ${table}`;
  }
  return undefined;
}
