import { sql, type Kysely } from 'kysely';

/** What the Vindi adapter must remember, since its API knows no idempotency keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A bill that is being asked for, or was asked for without an answer: until again_at nobody else asks, since it may still come into being.
    create table vindi_asking (
      reference text primary key,
      busy_until timestamptz not null,
      again_at timestamptz not null
    );
    create index vindi_asking_age on vindi_asking (again_at);

    -- A refund by its reference, written down before it is asked for.
    create table vindi_refund (
      reference text primary key,
      bill_id text not null,
      cents int not null check (cents > 0),
      asked_at timestamptz not null,
      done_at timestamptz
    );
    create index vindi_refund_bill on vindi_refund (bill_id);
  `.execute(db);
}
