import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { openPool } from './database/db.ts';
import { buildIndexes, concurrentIndexes, replacedIndexes } from './database/concurrent-indexes.ts';
import { migrationNames, migrationsFolder } from './database/migrations.ts';
import { migrate, MIGRATION_LOCK } from './migrate.ts';
import { emptyDatabase } from './testing/database.ts';

const database = await emptyDatabase();
afterAll(() => database.drop());

it('migrate: of two processes at once, one applies every migration and the other waits', async () => {
  const lines: string[][] = [[], []];
  await Promise.all(lines.map((said) => migrate(database.url, { log: (line) => said.push(line) })));
  const all = [
    ...migrationNames().map((name) => `applied ${name}`),
    ...Object.keys(concurrentIndexes).map((name) => `built ${name}`),
  ];
  expect(lines.toSorted((a, b) => b.length - a.length)).toEqual([all, []]);
});

it('migrate: replaced indexes are gone', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select indexname from pg_indexes where indexname = any($1)', [replacedIndexes]);
  expect(rows).toEqual([]);
  await client.end();
});

it('a rerun of the migration keeps existing data', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("insert into staff_user (name, email, password_hash) values ('Rui', 'rui@mirante.example', 'x')");
  await migrate(database.url);
  expect((await client.query('select name from staff_user')).rows).toEqual([{ name: 'Rui' }]);
  await client.end();
});

it('migrate: the schedule of a job without one is removed, others are kept', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("insert into jobs.schedule (name, cron) values ('expire', '* * * * *'), ('purge', '17 * * * *')");
  await migrate(database.url);
  expect((await client.query('select name from jobs.schedule')).rows).toEqual([{ name: 'purge' }]);
  await client.end();
});

it("migrate: clients and payments from before guest orders get their CPF and are no guests', and older nodes' writes still work", async () => {
  const older = await emptyDatabase();
  const client = new pg.Client({ connectionString: older.url });
  await client.connect();
  try {
    await migrate(older.url, { upTo: '0023-jobs' });
    const signUp = (email: string) =>
      client.query(
        `insert into client (name, email, cpf, birth_date, phone, gender, password_hash)
         values ('Ana', $1, '52998224725', '1988-04-12', '+5511987654321', 'F', 'x') returning id`,
        [email],
      );
    const { id } = (await signUp('ana@exemplo.com.br')).rows[0] as { id: number };
    await client.query(
      "insert into payment (code, client_id, type, method, status, amount) values ('a', $1, 'buy', 'pix', 'pending', 10)",
      [id],
    );
    await migrate(older.url);
    expect(
      (await client.query('select holds_cpf, guest from client join payment on client_id = client.id')).rows,
    ).toEqual([{ holds_cpf: true, guest: false }]);
    await expect(signUp('outra@exemplo.com.br')).rejects.toMatchObject({ constraint: 'client_cpf' });
  } finally {
    await client.end();
    await older.drop();
  }
});

it('migrate: a failed migration leaves the earlier ones applied, and a rerun continues with it', async () => {
  const older = await emptyDatabase();
  const client = new pg.Client({ connectionString: older.url });
  await client.connect();
  const names = migrationNames();
  const [before, failing] = ['0180-benefits', '0181-offer-questions'];
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  try {
    await migrate(older.url, { upTo: names[names.indexOf(before) - 1] });
    await client.query('create table offer_question ()');
    await expect(migrate(older.url, { log })).rejects.toMatchObject({ code: '42P07' });
    expect(lines.splice(0)).toEqual([`applied ${before}`, `failed ${failing}`]);
    await client.query('drop table offer_question');
    await migrate(older.url, { log, upTo: failing });
    expect(lines).toEqual([`applied ${failing}`]);
  } finally {
    await client.end();
    await older.drop();
  }
});

it('migrate: a migration that waits for a table holds others up for a moment only, and is tried again', async () => {
  const older = await emptyDatabase();
  const pool = openPool({ url: older.url });
  const reader = await pool.connect();
  const waiting = async () =>
    (await pool.query("select from pg_locks where relation = 'client'::regclass and not granted")).rowCount;
  try {
    const names = migrationNames();
    const altering = '0026-guest-orders';
    await migrate(older.url, { upTo: names[names.indexOf(altering) - 1] });
    // As a dump holds it.
    await reader.query('begin; lock table client in access share mode');
    const migrated = migrate(older.url, { upTo: altering });
    migrated.catch(() => undefined);
    for (let tries = 0; tries < 2; tries += 1) {
      await expect.poll(waiting).toBeGreaterThan(0);
      const since = performance.now();
      await pool.query('select from client');
      // Half a second, on an idle machine.
      expect(performance.now() - since).toBeLessThan(3000);
    }
    await reader.query('commit');
    await migrated;
  } finally {
    reader.release(true);
    await pool.end();
    await older.drop();
  }
});

it('migrate: an index is built concurrently with writes while another migration waits', async () => {
  const pool = openPool({ url: database.url });
  const [first, writer] = [await pool.connect(), await pool.connect()];
  await first.query('set statement_timeout = 0');
  await first.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const second = migrate(database.url);
  await expect
    .poll(
      async () =>
        (await first.query("select from pg_stat_activity where application_name = 'mirante-migrate'")).rowCount,
    )
    .toBeGreaterThan(0);
  // An index build in a transaction would wait for this one, and all writes for it.
  await writer.query(
    "begin; insert into staff_user (name, email, password_hash) values ('Eva', 'eva@mirante.example', 'x')",
  );
  const built = buildIndexes(first, () => undefined, { staff_by_name: 'staff_user (name)' });
  await expect
    .poll(
      async () =>
        (
          await pool.query(
            "select from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'",
          )
        ).rowCount,
    )
    .toBe(1);
  await pool.query("insert into staff_user (name, email, password_hash) values ('Ivo', 'ivo@mirante.example', 'x')");
  await writer.query('commit');
  await built;
  await first.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  await second;
  const valid = async () =>
    (await pool.query("select indisvalid from pg_index where indexrelid = 'staff_by_name'::regclass")).rows;
  expect(await valid()).toEqual([{ indisvalid: true }]);
  await pool.query("update pg_index set indisvalid = false where indexrelid = 'staff_by_name'::regclass");
  await buildIndexes(first, () => undefined, { staff_by_name: 'staff_user (name)' });
  expect(await valid()).toEqual([{ indisvalid: true }]);
  for (const connection of [first, writer]) connection.release();
  await pool.end();
});

it('migrate: a migration that would lock a large table for an index is refused', () => {
  const large =
    /^(client|client_product|client_headline|payment|payment_item|payment_rollup|coupon_use|audit_entry|login_event|content_read|checkout_session|charge_attempt|webhook_event|session|mailed_link|expiry_log)$/;
  const locking = (text: string) =>
    [...text.matchAll(/create (?:unique )?index (?:if not exists )?(\w+)\s+on (?:only )?(\w+)/gi)]
      .filter(([, , table]) => large.test(table!))
      .map(([, name]) => name);
  expect(locking('create unique index a on payment (id); create index b on failed_job (id)')).toEqual(['a']);
  const later = migrationNames().filter((name) => name > '0024');
  expect(later).not.toHaveLength(0);
  const found = later.flatMap((name) => locking(readFileSync(path.join(migrationsFolder, `${name}.ts`), 'utf8')));
  // Any others belong in concurrent-indexes.ts; this one replaces another unique index, in one step.
  expect(found).toEqual(['client_cpf_held']);
});
