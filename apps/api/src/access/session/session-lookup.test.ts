import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { hashOf } from '../../crypto/tokens.ts';
import { survivingLostConnections } from '../../database/db.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { find, sessionFinder } from './session.store.ts';

const api = await testApi();

it('the session lookup is planned once per connection', async () => {
  const user = await factory.staff(api.db);
  const tokenHash = hashOf(await logIn(api, user));
  // So many that reading them all costs more than an index.
  await sql`
    insert into session (token_hash, kind, user_id, created_at, seen_at, expires_at)
    select sha256(n::text::bytea), kind, user_id, created_at, seen_at, expires_at from session, generate_series(1, 5000) n where user_id = ${user.id}
  `.execute(api.db);
  await sql`analyze session`.execute(api.db);
  const pool = survivingLostConnections(new pg.Pool({ connectionString: api.database.url, max: 1 }));
  const lookUp = () => find(pool, tokenHash, api.services.now());
  // PostgreSQL compares the costs of five plans for their values with those of a general one.
  for (let n = 0; n < 15; n += 1) expect(await lookUp()).toMatchObject({ kind: 'session' });
  const { rows } = await pool.query(
    "select custom_plans::int as custom, generic_plans::int as general from pg_prepared_statements where name = 'sessions'",
  );
  await pool.end();
  expect(rows).toEqual([{ custom: 5, general: 10 }]);
});

it('concurrent lookups of one session read it once, beside those of others', async () => {
  const [one, other] = [await factory.staff(api.db), await factory.client(api.db)];
  const hashes = [hashOf(await logIn(api, one)), hashOf(await logIn(api, other)), hashOf('x'.repeat(43))];
  const { pool } = api.services;
  const query = vi.spyOn(pool, 'query');
  const lookUp = sessionFinder(pool);
  const found = await Promise.all(
    Array.from({ length: 60 }, (_, n) => lookUp(hashes[n % hashes.length]!, api.services.now())),
  );
  found.forEach((session, n) => expect(session?.viewer.id).toBe([one.id, other.id, undefined][n % hashes.length]));
  const asked = query.mock.calls.map(([text]: unknown[]) => (text as { values: [Buffer[]] }).values[0].length);
  expect(asked).toEqual([1, 3]);
});
