import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Reminders of a product's end that staff asked for; each is mailed once.
    create table staff_reminder (
      id int generated always as identity primary key,
      client_id int not null references client,
      client_product_id int not null references client_product on delete cascade,
      user_id int not null references staff_user,
      reminded_at timestamptz not null,
      mailed_at timestamptz
    );
    create index staff_reminder_of_product on staff_reminder (client_product_id, reminded_at);
    create index staff_reminder_of_client on staff_reminder (client_id);
    select audit_table('staff_reminder', '{"resource": "client_product", "id": "client_product_id", "root": "client", "root_id": "client_id", "change": "update", "quiet": ["client_id", "client_product_id", "user_id", "mailed_at"]}');
  `.execute(db);
}
