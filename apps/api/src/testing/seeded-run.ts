// Vitest's global setup: names the run's seeded database, and drops it at the end.
import { randomBytes } from 'node:crypto';
import pg from 'pg';

export function setup(): () => Promise<void> {
  const name = `test_seeded_${randomBytes(6).toString('hex')}`;
  process.env.TEST_SEEDED_DATABASE = name;
  return async () => {
    const url = process.env.TEST_DATABASE_URL;
    if (!url) return;
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    try {
      const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
      if (!rowCount) return;
      await admin.query(`alter database ${name} is_template false`);
      await admin.query(`drop database ${name} with (force)`);
    } finally {
      await admin.end();
    }
  };
}
