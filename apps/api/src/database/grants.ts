import type { PoolClient } from 'pg';

/** The schemas: ours, the sandbox gateway's, the job queue's. */
const SCHEMAS = 'public, sandbox, jobs';

/** Append-only tables, with all that the application may do to them. */
export const keptTables: Record<string, string> = {
  // Only values may be removed from an entry (migration 0028).
  audit_entry: 'select, insert, update (diff)',
  // Staff's notes about a removed person are cleared.
  expiry_log: 'select, insert, update (obs)',
  money_entry: 'select, insert',
  refund: 'select, insert, update',
  charge_attempt: 'select, insert',
  report_erratum: 'select, insert',
  trade_trace: 'select, insert',
  payment_item: 'select, insert',
  coupon_use: 'select, insert, update',
  upgrade_credit: 'select, insert, update',
  webhook_event: 'select, insert, update',
  expiry_reminder: 'select, insert',
  // Written by `add_record` and the sealing alone, with their owner's rights.
  record_entry: 'select',
  record_draft: 'select',
  record_call: 'select',
  record_trade: 'select',
  record_root: 'select, insert',
  // Written by triggers, and deleted by `purge`.
  access_record: 'select, insert, delete',
  removed_report_file: 'select, insert, delete',
  // Written by `migrate`.
  house_text: 'select',
  kysely_migration: 'select',
  kysely_migration_lock: 'select',
};

/**
 * Lets `role`, the application's, use all tables that the owner creates from now on: serving processes write to those of
 * a migration, through triggers, as soon as it is applied. Append-only ones are restricted by `grantToApplication`.
 */
export async function grantNewTables(connection: PoolClient, role: string): Promise<void> {
  const name = connection.escapeIdentifier(role);
  await connection.query(`
    alter default privileges grant select, insert, update, delete on tables to ${name};
    alter default privileges grant usage, select on sequences to ${name};
  `);
}

/**
 * Grants `role`, the application's, what it needs on all tables without altering any. Run by the owner after every
 * migration. Throws if the role does not exist.
 */
export async function grantToApplication(connection: PoolClient, role: string): Promise<void> {
  const name = connection.escapeIdentifier(role);
  const { rows } = await connection.query<{ database: string; kept: string[] }>(
    `select quote_ident(current_database()) as database,
       array(select name from unnest($1::text[]) name where to_regclass('public.' || name) is not null) as kept`,
    [Object.keys(keptTables)],
  );
  // Before the newest migration some are not there yet.
  const { database, kept: tables } = rows[0]!;
  const kept = tables.map(
    (table) => `revoke all on ${table} from ${name}; grant ${keptTables[table]} on ${table} to ${name};`,
  );
  // One string is one transaction: no append-only table is visible between `revoke` and `grant`.
  await connection.query(`
    revoke create, temporary on database ${database} from public;
    revoke execute on all functions in schema public from public;
    grant connect on database ${database} to ${name};
    grant usage on schema ${SCHEMAS} to ${name};
    grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${name};
    grant usage, select on all sequences in schema ${SCHEMAS} to ${name};
    grant execute on all functions in schema ${SCHEMAS} to ${name};
    ${kept.join('\n')}
  `);
}
