import { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import pg from 'pg';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { survivingLostConnections } from './db.ts';
import { MigrationDialect } from './migration-dialect.ts';

it('the migration dialect reads the tables until the migrator’s own are there, and no more', async () => {
  const database = await emptyDatabase();
  const reads: string[] = [];
  const pool = survivingLostConnections(new pg.Pool({ connectionString: database.url }));
  const db = new Kysely<unknown>({
    dialect: new MigrationDialect({ pool }),
    log: ({ query }) => void (query.sql.startsWith('select') && reads.push(query.sql)),
  });
  try {
    const look = async () =>
      (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name).toSorted();
    expect(await look()).toEqual([]);
    for (const [n, table] of [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE].entries()) {
      await db.schema.createTable(table).addColumn('id', 'integer').execute();
      expect(await look()).toHaveLength(n + 1);
    }
    expect(reads).toHaveLength(3);
    expect(await look()).toEqual([DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]);
    expect(reads).toHaveLength(3);
  } finally {
    await db.destroy();
    await database.drop();
  }
});
