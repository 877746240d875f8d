import type pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { freshDatabase } from '../testing/database.ts';
import { openPool, requireOwnSessions } from './db.ts';

const database = await freshDatabase();
const pool = openPool({ url: database.url, size: 1 });
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('a direct connection to PostgreSQL is accepted', async () => {
  await expect(requireOwnSessions(pool)).resolves.toBeUndefined();
});

it('a connection pooler, which rewrites backend ids, is refused at start', async () => {
  const pooled = {
    connect: async () => {
      const connection = await pool.connect();
      const query = connection.query.bind(connection);
      return { query, release: () => connection.release(), processID: 1 } as unknown as pg.PoolClient;
    },
  };
  await expect(requireOwnSessions(pooled as Pick<pg.Pool, 'connect'>)).rejects.toThrow('pooler');
});
