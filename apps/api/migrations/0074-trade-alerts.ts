import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trade_follow (
      client_id int not null references client,
      trade_id int not null references trade on delete cascade,
      created_at timestamptz not null,
      primary key (client_id, trade_id)
    );
    create index trade_follow_trade on trade_follow (trade_id, client_id);

    -- Who chose nothing is alerted of all.
    create table trade_alert_choice (
      client_id int primary key references client,
      kinds text[] not null check (kinds <@ array['triggered', 'near_target', 'target', 'stop', 'finished'])
    );

    -- What followers were alerted of: of a trade, a kind and the value that it is about, once.
    create table trade_alert (
      trade_id int not null references trade on delete cascade,
      kind text not null check (kind in ('triggered', 'near_target', 'target', 'stop', 'finished')),
      value numeric(16, 8) not null,
      at timestamptz not null,
      primary key (trade_id, kind, value)
    );

    -- A trade's alert is for those who follow it and chose its kind.
    alter table notification add column alert text
      check (alert in ('triggered', 'near_target', 'target', 'stop', 'finished')),
      add constraint notification_alert_of_trade check (alert is null or content = 'trade');

    alter table notification_preference drop constraint notification_preference_topic_check,
      add constraint notification_preference_topic_check check (topic in ('report', 'video', 'news', 'board', 'trade', 'house'));
  `.execute(db);
}
