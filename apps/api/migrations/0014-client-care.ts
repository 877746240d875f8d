import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Until when a password that staff handed out opens the change of password, and nothing else.
    alter table client add column password_expires_at timestamptz;

    -- Identifies a link to staff, who never get its code.
    alter table mailed_link add column id int generated always as identity unique;

    -- Who moved the end of an acquisition, and why.
    create table expiry_log (
      id int generated always as identity primary key,
      client_product_id int not null references client_product on delete cascade,
      user_id int not null references staff_user,
      old_expires_at timestamptz,
      new_expires_at timestamptz not null,
      obs text check (length(obs) <= 8192),
      created_at timestamptz not null
    );
    create index expiry_log_product on expiry_log (client_product_id, id);

    -- When a client first read a content. What is read has tables of its own, each numbering from 1.
    create table content_read (
      client_id int not null references client on delete cascade,
      kind text not null check (kind in ('report', 'video', 'news', 'board', 'portfolio')),
      content_id int not null,
      read_at timestamptz not null,
      primary key (client_id, kind, content_id)
    );
    create index content_read_content on content_read (kind, content_id, read_at);
  `.execute(db);
}
