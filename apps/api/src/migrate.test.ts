import * as fs from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { migrationNames, migrationsFolder } from './database/migrations.ts';
import { migrate } from './migrate.ts';
import { emptyDatabase } from './testing/database.ts';

const database = await emptyDatabase();
afterAll(() => database.drop());

it('of two at once, one applies every migration and the other waits and finds nothing to do', async () => {
  const lines: string[][] = [[], []];
  await Promise.all(lines.map((log) => migrate(database.url, (line) => log.push(line))));
  const all = migrationNames().map((name) => `applied ${name}`);
  expect(lines.toSorted((a, b) => b.length - a.length)).toEqual([all, []]);
});

it('the migration keeps what is there when it runs again', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("insert into staff_user (name, email, password_hash) values ('Rui', 'rui@mirante.example', 'x')");
  await migrate(database.url);
  expect((await client.query('select name from staff_user')).rows).toEqual([{ name: 'Rui' }]);
  await client.end();
});

it('clients and payments of before guest orders hold their CPF and are no guest’s, and an older node’s writes are refused as ever', async () => {
  const older = await emptyDatabase();
  const client = new pg.Client({ connectionString: older.url });
  await client.connect();
  try {
    const db = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: older.url }) }),
    });
    const provider = new FileMigrationProvider({ fs, path, migrationFolder: migrationsFolder });
    const { error } = await new Migrator({ db, provider }).migrateTo('0023-jobs');
    await db.destroy();
    expect(error).toBeUndefined();
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
