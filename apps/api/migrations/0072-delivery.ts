import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How a notice reached the panels of one server: counts alone, and nobody's name.
    create table notice_delivery (
      epoch uuid not null,
      sequence bigint not null,
      node text not null,
      topic text not null,
      record_id int not null,
      version int not null,
      at timestamptz not null,
      sent int not null,
      seen int not null,
      -- How many took how long: the bounds are libs/domain's deliveryBounds.
      buckets int[] not null,
      last_ms int not null,
      primary key (epoch, sequence, node)
    );
    create index notice_delivery_record on notice_delivery (record_id, version) where topic <> 'board';
    create index notice_delivery_at on notice_delivery (at);
  `.execute(db);
}
