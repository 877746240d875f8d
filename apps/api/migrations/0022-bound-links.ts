import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A link proves the address that it was mailed to, and holds while that is the account's. Null is an older node's, and proves nothing.
    alter table mailed_link add column email text;
    update mailed_link set email = coalesce(
      case when purpose = 'email' then change ->> 'email' end,
      (select client.email from client where client.id = client_id),
      (select staff_user.email from staff_user where staff_user.id = user_id)
    );
    -- The session that asked for a new address goes on when that confirms; the others end.
    alter table mailed_link add column session_hash bytea;

    -- No password travels by a link, and what was typed goes as soon as it was used.
    alter table mailed_link drop constraint mailed_link_carries_change;
    alter table mailed_link add constraint mailed_link_carries_change check (purpose in ('change', 'email') or change is null);
    delete from mailed_link where purpose = 'change' and (change - 'password_hash') = '{}'::jsonb;
    update mailed_link set change = change - 'password_hash', expires_at = least(expires_at, created_at + interval '1 day') where purpose = 'change';
    update mailed_link set change = null where used_at is not null;
    update purchase_intent set change = nullif(change - 'password_hash', '{}'::jsonb) where change is not null;

    -- Staff ask for a new address by links too.
    create unique index mailed_link_one_email_of_user on mailed_link (user_id) where purpose = 'email' and used_at is null;
  `.execute(db);
}
