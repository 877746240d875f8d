import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification (
      id int generated always as identity primary key,
      title text not null check (length(title) between 1 and 512),
      message text not null check (length(message) between 3 and 3192),
      content text check (
        content in ('report', 'video', 'news', 'board', 'funds', 'portfolio', 'stock', 'stockportfolio', 'trade', 'trademessage')
      ),
      content_id int,
      -- Who sent it; none, where it went out with its content.
      user_id int references staff_user,
      created_at timestamptz not null,
      -- Until then it can be cancelled.
      send_at timestamptz not null,
      -- When the first recipients were notified, and when all were.
      sent_at timestamptz,
      completed_at timestamptz,
      cancelled_at timestamptz,
      recipients int not null default 0,
      check ((content is null) = (content_id is null)),
      check (sent_at is null or cancelled_at is null),
      check (completed_at is null or sent_at is not null)
    );
    create index notification_due on notification (send_at) where completed_at is null and cancelled_at is null;
    create index notification_by_time on notification (send_at, id);
    create index notification_by_recipients on notification (recipients, id);
    create index notification_of_content on notification (content, content_id, sent_at);

    create table notification_product (
      notification_id int not null references notification on delete cascade,
      product_id int not null references product on delete cascade,
      primary key (notification_id, product_id)
    );
    create index notification_product_product on notification_product (product_id);

    -- A notification's recipients, each once.
    create table notification_recipient (
      client_id int not null references client,
      notification_id int not null references notification on delete cascade,
      -- Whether it is in the portal's bell: who takes pushes alone has it not.
      listed boolean not null,
      read_at timestamptz,
      primary key (client_id, notification_id)
    );
    create index notification_recipient_notification on notification_recipient (notification_id, client_id);
    create index notification_recipient_read on notification_recipient (notification_id) where read_at is not null;
    create index notification_recipient_unread on notification_recipient (client_id) where read_at is null and listed;

    -- A topic without a row is sent by every channel.
    create table notification_preference (
      client_id int not null references client,
      topic text not null check (topic in ('report', 'video', 'news', 'board', 'house')),
      portal boolean not null,
      push boolean not null,
      primary key (client_id, topic)
    );

    select
      audit_table('notification', '{"resource": "notification", "quiet": ["completed_at", "recipients"]}'),
      audit_table('notification_product', '{"resource": "notification", "id": "notification_id", "change": "update", "quiet": ["notification_id"]}');
  `.execute(db);
}
