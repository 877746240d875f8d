import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where our books and the gateway's differ, and what finance did about it.
    create table discrepancy (
      id int generated always as identity primary key,
      kind text not null check (kind in (
        'unknown_payment', 'removed_client', 'wrong_amount', 'paid_twice', 'wrong_charge', 'unpaid_here', 'unpaid_there', 'reversed_there'
      )),
      status text not null default 'open' check (status in ('open', 'synced', 'returning', 'returned', 'attributed', 'kept')),
      -- The gateway's name of the charge; nothing where it has none.
      charge_code text,
      payment_id int references payment on delete set null,
      method text,
      -- In BRL: what was to be paid, and what the gateway has of it.
      expected numeric(12, 2),
      received numeric(12, 2) not null,
      found_at timestamptz not null,
      resolved_at timestamptz,
      resolved_by int references staff_user,
      note text check (length(note) <= 2048),
      -- The payment that the money was given to.
      attributed_to int references payment,
      check ((status = 'open') = (resolved_at is null)),
      check ((status = 'attributed') = (attributed_to is not null))
    );
    -- Found again, it is the same; once a charge's is resolved, it stays so.
    create unique index discrepancy_once on discrepancy (kind, coalesce(charge_code, ''), coalesce(payment_id, 0));
    create index discrepancy_newest on discrepancy (found_at, id);
    create index discrepancy_by_kind on discrepancy (kind, found_at, id);
    create index discrepancy_by_status on discrepancy (status, found_at, id);
    create index discrepancy_received on discrepancy (received, id);
    create index discrepancy_open_of_payment on discrepancy (payment_id) where resolved_at is null;
    create index discrepancy_attributed_to on discrepancy (attributed_to) where attributed_to is not null;
    select audit_table('discrepancy', '{"resource": "discrepancy", "quiet": ["resolved_by"]}');

    -- The days, in São Paulo, that were compared with the gateway's.
    create table compared_day (day date primary key, compared_at timestamptz not null);
  `.execute(db);
}
