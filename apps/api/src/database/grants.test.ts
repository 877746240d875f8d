import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { checksOf } from '../house/setup/checks.ts';
import { jobHandlers } from '../job-handlers.ts';
import { migrate } from '../migrate.ts';
import { openServices } from '../open-services.ts';
import { emptyDatabase } from '../testing/database.ts';
import { factory } from '../testing/factory.ts';
import { testNow } from '../testing/clock.ts';
import { openPool } from './db.ts';
import { keptTables } from './grants.ts';

const database = await emptyDatabase();
const mark = randomBytes(4).toString('hex');
const [owner, app] = [`owner_${mark}`, `app_${mark}`];
const as = (role: string, at = database.url): string => {
  const url = new URL(at);
  url.username = role;
  return url.href;
};
const admin = new pg.Client({ connectionString: database.url });
const serving = openPool({ url: as(app) });

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create role ${owner} login; create role ${app} login`);
  await admin.query(`alter database ${new URL(database.url).pathname.slice(1)} owner to ${owner}`);
  await migrate(as(owner), { appRole: app });
});
afterAll(async () => {
  await serving.end();
  await admin.end();
  await database.drop();
  const after = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await after.connect();
  await after.query(`drop role ${owner}; drop role ${app}`);
  await after.end();
});

/** PostgreSQL's error for the application's role; empty on success. */
const answerTo = (statement: string): Promise<string> =>
  serving.query(statement).then(
    () => '',
    (error: unknown) => String(error),
  );
const REFUSED = /permission denied|must be owner|not rewritten/;

describe("the application's database role, when the owner migrates", () => {
  it('can do all that a process needs, and its jobs run', async () => {
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: as(app) });
    const services = await openServices(config, {
      poolSize: 2,
      onError: (error) => {
        throw error;
      },
    });
    const { email } = await factory.client(services.db);
    await services.jobs.add(services.db, 'reset', { email });
    await services.jobs.drain({ ...jobHandlers(services), reset: async () => undefined });
    const roles = (appRole: string) =>
      checksOf({ ...services, config: { ...config, env: 'production', appRole } }, email)[1]!.try();
    expect(await roles(app)).toBeUndefined();
    expect(await roles(owner)).toContain(owner);
    expect(await roles('nobody')).toContain('nobody');
    await services.jobs.stop();
    await services.outbox.stop();
    await services.pool.end();
  });

  it.each([
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'alter table payment add column mine int',
    'alter table audit_entry disable trigger kept',
    'drop table audit_entry',
    'truncate payment',
    'create or replace function record_change() returns trigger language sql as $$ $$',
    `alter role ${app} superuser`,
    'select jobs.create_queue(\'mine\', \'{"policy": "standard", "partition": true}\'::jsonb)',
    "insert into kysely_migration (name, timestamp) values ('x', '')",
  ])('cannot change tables, functions, types, roles or migrations: %s', async (statement) => {
    expect(await answerTo(statement)).toMatch(REFUSED);
  });

  it('has the listed rights to append-only tables, and full DML on all others', async () => {
    const { rows } = await admin.query<{ name: string; rights: string[] }>(
      `select c.relname as name, array(
         select right_name from unnest(array['select', 'insert', 'update', 'delete']) right_name where has_table_privilege($1, c.oid, right_name)
       ) as rights
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
      [app],
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { name, rights } of rows) {
      const kept = keptTables[name]?.replace(/, update \(\w+\)/, '').split(', ');
      expect([name, rights]).toEqual([name, kept ?? ['select', 'insert', 'update', 'delete']]);
    }
  });
});

it('a failed migration leaves the tables of the earlier ones usable by the serving processes', async () => {
  const older = await emptyDatabase();
  const [owning, serves] = [owner, app].map((role) => new pg.Client({ connectionString: as(role, older.url) }));
  const migrated = (upTo?: string) => migrate(as(owner, older.url), { appRole: app, upTo });
  try {
    await admin.query(`alter database ${new URL(older.url).pathname.slice(1)} owner to ${owner}`);
    for (const client of [owning!, serves!]) await client.connect();
    await migrated('0190-count-product-sets');
    await owning!.query('create table saved_view ()');
    await expect(migrated()).rejects.toMatchObject({ code: '42P07' });
    // A trigger of the first of these migrations counts it in a new table.
    await serves!.query(
      `with ana as (
         insert into client (name, email, cpf, birth_date, phone, gender, password_hash)
         values ('Ana', 'ana@exemplo.com.br', '52998224725', '1988-04-12', '+5511987654321', 'F', 'x') returning id
       )
       insert into payment (code, client_id, type, method, status, amount)
       select 'a', id, 'buy', 'pix', 'pending', 10 from ana`,
    );
    expect((await serves!.query('select n from payment_month')).rows).toEqual([{ n: 1 }]);
  } finally {
    for (const client of [owning!, serves!]) await client.end();
    await older.drop();
  }
});

describe('the audit log', () => {
  const entry = `insert into audit_entry (created_at, user_id, action, request_id, change, resource, root_resource, diff)
    select $1, id, 'Alterar', 'r', 'update', 'client', 'client', '{"name": ["Ana", "Bia"]}' from staff_user limit 1 returning id`;
  let id: number;
  beforeAll(async () => {
    await admin.query("insert into staff_user (name, email, password_hash) values ('Rui', 'rui@mirante.example', 'x')");
    ({ id } = (await serving.query<{ id: number }>(entry, [testNow()])).rows[0]!);
  });

  it("can be appended to by the application's role, and rewritten by nobody", async () => {
    expect(await answerTo(`delete from audit_entry where id = ${id}`)).toMatch(REFUSED);
    expect(await answerTo(`update audit_entry set user_id = user_id where id = ${id}`)).toMatch(REFUSED);
    expect(await answerTo(`update audit_entry set diff = '{"name": ["Ana", "Rui"]}' where id = ${id}`)).toMatch(
      REFUSED,
    );
    expect(await answerTo(`update audit_entry set diff = diff || '{"cpf": [1, 2]}' where id = ${id}`)).toMatch(REFUSED);
    for (const statement of ['delete from audit_entry', "update audit_entry set action = 'x'", 'truncate audit_entry'])
      await expect(admin.query(statement)).rejects.toThrow('not rewritten');
  });

  it("loses a removed person's values, and keeps who changed what and when", async () => {
    await serving.query("update audit_entry set diff = '{}' where id = $1", [id]);
    const { rows } = await admin.query('select action, diff from audit_entry where id = $1', [id]);
    expect(rows).toEqual([{ action: 'Alterar', diff: {} }]);
  });
});

it('code asks for no more rights to append-only tables than their grants give', () => {
  const source = path.join(import.meta.dirname, '..');
  const texts = globSync('**/*.ts', {
    cwd: source,
    exclude: (name) => name.includes('.test.') || name === 'testing',
  }).map((file) => readFileSync(path.join(source, file), 'utf8'));
  const asks = (table: string, method: string) =>
    texts.some((text) => new RegExp(`${method}\\('${table}'\\)`).test(text));
  for (const [table, rights] of Object.entries(keptTables)) {
    expect([table, 'delete', asks(table, 'deleteFrom')]).toEqual([table, 'delete', false]);
    const isUpdated = asks(table, 'updateTable') && !rights.includes('update');
    expect([table, 'update', isUpdated]).toEqual([table, 'update', false]);
  }
});
