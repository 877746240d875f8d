import { clientViews } from '@mirante/contract/access/client-views.ts';
import { isForClients } from '@mirante/domain/access.ts';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { openView } from '../../testing/client-views.ts';
import { seededAt } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { operations, pathOf, type NamedEndpoint } from '../../testing/operations.ts';

const api = await testApi({ seeded: true, now: () => seededAt });
const { db, services } = api;
const CONSULTANCY = 100;
const idOf = async (table: 'client' | 'staff_user', email: string) =>
  (await db.selectFrom(table).select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const ana = { id: await idOf('client', 'ana@mirante.example'), role: 'client' } as const;
// Every area is open to her.
await factory.clientProduct(db, ana.id, CONSULTANCY);
const own = await logIn(api, ana);
const staff = await logIn(api, { id: await idOf('staff_user', 'atendimento@mirante.example'), role: 'user' });
const view = await openView(api, staff, ana.id);

/** A digest of every table's rows. */
async function digest(): Promise<Record<string, string>> {
  const { rows: tables } = await services.pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'sandbox', 'jobs') and table_type = 'BASE TABLE' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await services.pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest from ${name} t`,
    );
    digests[name] = rows[0]!.digest;
  }
  return digests;
}

const forClients = operations.filter(({ allow }) => allow === 'account' || isForClients(allow));
const reads = forClients.filter(({ method }) => method === 'GET');
const writes = operations.filter(({ method }) => method !== 'GET');

/** The parameters of calls without a list at the beginning of their path, and the required filters. */
const known: Record<string, string> = { product_code: 'mirante_completo' };
const queries: Record<string, string> = { searchContents: '?q=renda', listKeptReports: '?ids=1,2,3' };
type Listed = Record<string, string | number>;
/** The path with the id of a record that the client sees in the list before it. */
async function seenPathOf(call: NamedEndpoint): Promise<string> {
  const [, list, param] = /^(.*?)\/:(\w+)/.exec(call.path as string) ?? [];
  if (!list || !param) return `${call.path}${queries[call.name] ?? ''}`;
  const body = (await api.get(list, { as: own })).json<{ items?: Listed[] } | Listed[]>();
  const [first] = Array.isArray(body) ? body : (body.items ?? []);
  return pathOf(call, (name) => known[name] ?? `${first?.[name] ?? first?.['id'] ?? 1}`);
}

describe("a view of a client's area", () => {
  it('is for support and administrators', () => {
    expect(clientViews.viewAsClient.allow).toEqual(['atendimento']);
  });

  it('shows what the client sees, except what is only theirs, and changes no row of any table', async () => {
    const paths = await Promise.all(reads.map(async (call) => [call, await seenPathOf(call)] as const));
    const before = await digest();
    const seen = new Map<string, Awaited<ReturnType<typeof api.get>>>();
    for (const [{ name }, url] of paths) seen.set(name, await api.get(url, { as: view }));
    expect(await digest()).toEqual(before);

    const closed = reads.filter(({ name }) => seen.get(name)!.body.includes('"code":"view_only"'));
    expect(closed.map(({ name }) => name).toSorted()).toEqual(closedReads);
    const differing: string[] = [];
    for (const [{ name }, url] of paths.filter(([call]) => !closedReads.includes(call.name))) {
      const { statusCode, body } = await api.get(url, { as: own });
      const shown = seen.get(name)!.json();
      delete shown.view;
      if (statusCode !== 200 || JSON.stringify(shown) !== body) differing.push(`${url} ${statusCode}`);
    }
    expect(differing).toEqual([]);
  });

  it('refuses every write before anything of it is read, and changes no row of any table', async () => {
    const before = await digest();
    const open: string[] = [];
    for (const call of writes.filter(({ name }) => name !== 'logOut')) {
      const { method } = call;
      const headers = { authorization: `Bearer ${view}`, 'content-type': 'application/json' };
      const answer = await api.inject({ method, url: pathOf(call), headers, payload: '{"a":' });
      const code = forClients.includes(call) || call.allow === 'public' ? 'view_only' : 'forbidden';
      if (answer.statusCode !== 403 || answer.json().code !== code) open.push(`${call.name} ${answer.statusCode}`);
    }
    expect(open).toEqual([]);
    expect(writes.length).toBeGreaterThan(150);
    expect(await digest()).toEqual(before);
  });
});

/** Files made out to the client, what they have proven themselves with, and what has an effect. */
const closedReads = [
  'exportOwnRecords',
  'getOwnReportFile',
  'getPushKey',
  'getStepUpWays',
  'listOwnSessions',
  'listPasskeys',
];
