import { PostgresDialect, type DatabaseIntrospector, type Kysely, type TableMetadata } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';

/**
 * PostgreSQL for Kysely's migrator, which looks for its own two tables among all columns of all tables before each
 * migration: three quarters of the time of migrating an empty database. Once found, they are not looked for again.
 */
export class MigrationDialect extends PostgresDialect {
  #seen: TableMetadata[] | undefined;

  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    const introspector = super.createIntrospector(db);
    const getTables: DatabaseIntrospector['getTables'] = async (options) => {
      if (this.#seen) return this.#seen;
      const tables = await introspector.getTables(options);
      const names = new Set(tables.map(({ name }) => name));
      if (names.has(DEFAULT_MIGRATION_TABLE) && names.has(DEFAULT_MIGRATION_LOCK_TABLE)) this.#seen = tables;
      return tables;
    };
    return { getTables, getSchemas: () => introspector.getSchemas() };
  }
}
