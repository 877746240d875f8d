import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Identifies a session to its owner, who never gets the token's hash.
    alter table session add column id int generated always as identity unique;

    -- A new address for the account: one link confirms it, the other, mailed to the old address, cancels it.
    alter table mailed_link drop constraint mailed_link_purpose_check, drop constraint mailed_link_check1;
    alter table mailed_link add constraint mailed_link_purpose check (purpose in ('reset', 'confirm', 'change', 'email', 'email_cancel'));
    alter table mailed_link add constraint mailed_link_carries_change check ((purpose in ('change', 'email')) = (change is not null));
    create unique index mailed_link_one_email on mailed_link (client_id) where purpose = 'email' and used_at is null;

    create table erasure_request (
      id int generated always as identity primary key,
      client_id int not null references client on delete cascade,
      reason text check (length(reason) <= 2000),
      created_at timestamptz not null,
      closed_at timestamptz
    );
    create unique index erasure_request_one_open on erasure_request (client_id) where closed_at is null;

    -- A removed client's cart is looked for by its e-mail, and by who it became.
    create index checkout_session_client on checkout_session (client_id);
    create index checkout_session_email on checkout_session (lower(cart ->> 'email')) where cart is not null;
  `.execute(db);
}
