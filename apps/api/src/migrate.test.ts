import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { migrationNames } from './database/migrations.ts';
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
