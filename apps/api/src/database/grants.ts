import type { PoolClient } from 'pg';

/** Where the tables are: ours, the sandbox gateway's, the jobs'. */
const SCHEMAS = 'public, sandbox, jobs';

/** Tables that the application adds to but does not rewrite, with all that it may do to them. */
export const keptTables: Record<string, string> = {
  // Of an entry only values may be taken out (migration 0028).
  audit_entry: 'select, insert, update (diff)',
  // What staff noted about a removed person goes.
  expiry_log: 'select, insert, update (obs)',
  money_entry: 'select, insert',
  refund: 'select, insert, update',
  charge_attempt: 'select, insert',
  report_erratum: 'select, insert',
  trade_trace: 'select, insert',
  payment_item: 'select, insert',
  coupon_use: 'select, insert, update',
  webhook_event: 'select, insert, update',
  expiry_reminder: 'select, insert',
  // Written by `add_record` and the sealing alone, as their owner.
  record_entry: 'select',
  record_draft: 'select',
  record_call: 'select',
  record_trade: 'select',
  record_root: 'select, insert',
  kysely_migration: 'select',
  kysely_migration_lock: 'select',
};

/**
 * Lets `role` work with all tables there are and change none of them: the application's role, which owns nothing. Asked by the owner,
 * after every migration. Throws where the role does not exist.
 */
export async function grantToApplication(connection: PoolClient, role: string): Promise<void> {
  const name = connection.escapeIdentifier(role);
  const { rows } = await connection.query<{ database: string }>('select quote_ident(current_database()) as database');
  const database = rows[0]!.database;
  const kept = Object.entries(keptTables).map(
    ([table, rights]) => `revoke all on ${table} from ${name}; grant ${rights} on ${table} to ${name};`,
  );
  // One string is one transaction: nobody meets a table without its rights.
  await connection.query(`
    revoke create, temporary on database ${database} from public;
    grant connect on database ${database} to ${name};
    grant usage on schema ${SCHEMAS} to ${name};
    grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${name};
    grant usage, select on all sequences in schema ${SCHEMAS} to ${name};
    grant execute on all functions in schema ${SCHEMAS} to ${name};
    ${kept.join('\n')}
  `);
}
