import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the staff home adds up is answered by these alone, without reading the rows.
    create index payment_revenue on payment (confirmed_at) include (method, amount, discount) where status = 'paid';
    create index payment_receivable on payment (due_at) include (amount, discount) where status = 'pending';
    drop index payment_due;
    create index checkout_session_funnel on checkout_session (created_at) include (step);
    drop index checkout_session_age;

    -- The log is read newest first by who, what and which record, and by two of them together.
    create index audit_entry_root_resource on audit_entry (root_resource, created_at, id);
    create index audit_entry_action on audit_entry (action, created_at, id);
    create index audit_entry_user_action on audit_entry (user_id, action, created_at, id);
    create index audit_entry_user_resource on audit_entry (user_id, resource, created_at, id);
    create index audit_entry_user_root on audit_entry (user_id, root_resource, created_at, id);
    create index audit_entry_record on audit_entry (record_id);
    create index audit_entry_root_id on audit_entry (root_id);
  `.execute(db);
}
