import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_message (
      id int generated always as identity primary key,
      client_id int not null references client,
      -- The message that began the subject; none for that one itself.
      thread_id int references client_message,
      previous_id int references client_message,
      type text not null check (type in ('question', 'suggestion', 'compliment', 'complaint')),
      body text not null check (length(body) between 1 and 500),
      created_at timestamptz not null,
      reply text check (length(reply) between 1 and 4096),
      -- What staff note for each other.
      obs text check (length(obs) between 1 and 4096),
      replied_at timestamptz,
      replied_by int references staff_user,
      edited_at timestamptz,
      -- When the client saw the reply as it is now.
      seen_at timestamptz,
      search text collate "C" not null generated always as (search_key(body || ' ' || coalesce(reply, ''))) stored,
      -- Those that wait for a reply, the oldest first; then the others, the newest first.
      reply_order interval not null generated always as (
        case when replied_at is null
          then created_at - timestamptz '2000-01-01 00:00:00+00'
          else interval '1000000 days' - (created_at - timestamptz '2000-01-01 00:00:00+00')
        end
      ) stored,
      check ((reply is null) = (replied_at is null) and (reply is null) = (replied_by is null)),
      check (reply is not null or (edited_at is null and seen_at is null)),
      check ((thread_id is null) = (previous_id is null))
    );
    create index client_message_of_client on client_message (client_id, created_at, id);
    create index client_message_thread on client_message (thread_id, id);
    create index client_message_previous on client_message (previous_id);
    create index client_message_by_reply_order on client_message (reply_order, id);
    create index client_message_newest on client_message (created_at, id);
    create index client_message_of_type on client_message (type, reply_order, id);
    create index client_message_unseen on client_message (client_id) where replied_at is not null and seen_at is null;

    create table canned_reply (
      id int generated always as identity primary key,
      title text not null check (length(title) between 1 and 100),
      title_key text collate "C" not null generated always as (search_key(title)) stored,
      text text not null check (length(text) between 1 and 4096),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint canned_reply_title unique (title_key)
    );

    select
      audit_table('client_message', '{"resource": "client_message", "root": "client", "root_id": "client_id", "quiet": ["search", "reply_order", "seen_at", "replied_by"]}'),
      audit_table('canned_reply', '{"resource": "canned_reply", "quiet": ["title_key"]}');
  `.execute(db);
}
