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

it('a connection to PostgreSQL itself is taken', async () => {
  await expect(requireOwnSessions(pool)).resolves.toBeUndefined();
});

it('a pooler, which tells its clients numbers of its own, is refused at start', async () => {
  const pooled = {
    connect: async () => {
      const connection = await pool.connect();
      const query = connection.query.bind(connection);
      return { query, release: () => connection.release(), processID: 1 } as unknown as pg.PoolClient;
    },
  };
  await expect(requireOwnSessions(pooled as Pick<pg.Pool, 'connect'>)).rejects.toThrow('pooler');
});
