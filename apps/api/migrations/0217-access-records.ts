import { sql, type Kysely } from 'kysely';

/** Who came when from which address, kept after the session: what Marco Civil, article 15, asks to be kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_record (
      id bigint generated always as identity primary key,
      client_id int references client,
      user_id int references staff_user,
      ip text not null,
      at timestamptz not null,
      check (num_nonnulls(client_id, user_id) = 1)
    );
    create index access_record_at on access_record (at);
    create index access_record_client on access_record (client_id) where client_id is not null;

    create function record_access() returns trigger language plpgsql as $$ begin
      insert into access_record (client_id, user_id, ip, at) values (new.client_id, new.user_id, new.ip, new.seen_at);
      return null;
    end $$;
    -- A view of a client has no address of that client.
    create trigger session_access after insert on session for each row
      when (new.ip is not null and new.opened_by is null) execute function record_access();
  `.execute(db);
}
