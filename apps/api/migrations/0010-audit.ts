import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What staff changed, row by row. Written by triggers, so that no call can forget to.
    create table audit_entry (
      id bigint generated always as identity primary key,
      created_at timestamptz not null,
      user_id int not null references staff_user,
      -- The call, in the words of the permissions table; its changes share a request.
      action text not null,
      request_id text not null,
      change text not null check (change in ('create', 'update', 'remove', 'export')),
      resource text not null,
      record_id int,
      -- The record on whose page it shows: a client's product shows on the client's.
      root_resource text not null,
      root_id int,
      -- By column: what was, and what is.
      diff jsonb not null
    );
    create index audit_entry_newest on audit_entry (created_at, id);
    create index audit_entry_root on audit_entry (root_resource, root_id, id);
    create index audit_entry_user on audit_entry (user_id, created_at, id);
    create index audit_entry_resource on audit_entry (resource, created_at, id);

    create function record_change() returns trigger language plpgsql as $$
      declare
        actor jsonb := current_setting('mirante.actor')::jsonb;
        how jsonb := tg_argv[0]::jsonb;
        was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
        now_is jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
        either jsonb := was || now_is;
        diff jsonb;
      begin
        select jsonb_object_agg(field, case when coalesce(how -> 'secret', '[]') ? field then '["•••", "•••"]' else jsonb_build_array(was -> field, now_is -> field) end) into diff
        from jsonb_object_keys(either) field
        where nullif(was -> field, 'null') is distinct from nullif(now_is -> field, 'null') and field <> 'id' and field <> 'updated_at' and not coalesce(how -> 'quiet', '[]') ? field;
        if diff is null and tg_op = 'UPDATE' then return null; end if;
        insert into audit_entry (created_at, user_id, action, request_id, change, resource, record_id, root_resource, root_id, diff)
        values (
          (actor ->> 'at')::timestamptz, (actor ->> 'user_id')::int, actor ->> 'action', actor ->> 'request_id',
          coalesce(how ->> 'change', case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'remove' end),
          how ->> 'resource', (either ->> coalesce(how ->> 'id', 'id'))::int,
          coalesce(how ->> 'root', how ->> 'resource'), (either ->> coalesce(how ->> 'root_id', how ->> 'id', 'id'))::int, coalesce(diff, '{}')
        );
        return null;
      end $$;

    -- "resource" and "id", its column; "root" and "root_id", whose page it shows on; "quiet" columns are not recorded, and of "secret" ones only that they changed;
    -- "change" for rows that are a part of their record rather than one of their own.
    create function audit_table(audited regclass, how jsonb) returns void language plpgsql as $$ begin
      execute format(
        'create trigger audited after insert or update or delete on %s for each row when (current_setting(''mirante.actor'', true) <> '''') execute function record_change(%L)',
        audited, how
      );
    end $$;

    select
      audit_table('client', '{"resource": "client", "quiet": ["search", "name_key", "phones"], "secret": ["password_hash"]}'),
      audit_table('client_address', '{"resource": "client", "id": "client_id", "change": "update", "quiet": ["client_id", "created_at"]}'),
      audit_table('client_product', '{"resource": "client_product", "root": "client", "root_id": "client_id"}'),
      audit_table('erasure_request', '{"resource": "erasure_request", "root": "client", "root_id": "client_id"}'),
      audit_table('payment', '{"resource": "payment", "quiet": ["code", "verified_at"]}'),
      audit_table('product', '{"resource": "product"}'),
      audit_table('product_link', '{"resource": "product", "id": "parent_id", "change": "update", "quiet": ["parent_id"]}'),
      audit_table('coupon', '{"resource": "coupon"}'),
      audit_table('coupon_product', '{"resource": "coupon", "id": "coupon_id", "change": "update", "quiet": ["coupon_id"]}'),
      audit_table('staff_user', '{"resource": "user", "secret": ["password_hash"]}'),
      audit_table('staff_user_role', '{"resource": "user", "id": "user_id", "change": "update", "quiet": ["user_id"]}');
  `.execute(db);
}
