import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resume_link (
      session_key text primary key references checkout_session on delete cascade,
      email_proof text not null,
      product_id int not null references product on delete cascade,
      step int not null check (step between 1 and 3),
      draft jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      expires_at timestamptz not null,
      mailed_at timestamptz,
      code_hash bytea unique,
      check (code_hash is null or mailed_at is not null)
    );
    create index resume_link_due on resume_link (updated_at) where mailed_at is null;
    create index resume_link_email on resume_link (email_proof);
    create index resume_link_product on resume_link (product_id);
    create index resume_link_expiry on resume_link (expires_at);
  `.execute(db);
}
