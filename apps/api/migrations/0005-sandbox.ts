import { sql, type Kysely } from 'kysely';

/** The sandbox gateway's own books. It is another company: no foreign key leads from here to ours, nor back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema sandbox;

    -- A card that was handed in. Its number is nowhere: only how it will behave, and its last four digits.
    create table sandbox.card_token (
      token_hash bytea primary key,
      behaviour text not null check (behaviour in ('approve', 'refuse', 'time_out')),
      last_four text not null check (last_four ~ '^[0-9]{4}$'),
      created_at timestamptz not null,
      used_at timestamptz
    );
    create index card_token_age on sandbox.card_token (created_at);

    create table sandbox.charge (
      code text primary key,
      reference text not null unique,
      method text not null,
      status text not null check (status in ('pending', 'paid', 'canceled', 'refused')),
      cents bigint not null check (cents > 0),
      installments int not null,
      description text not null,
      customer text not null,
      customer_name text not null,
      detail text,
      pix_copy_paste text,
      bank_slip_line text,
      bank_slip_barcode text,
      created_at timestamptz not null,
      due_at timestamptz,
      paid_at timestamptz
    );
    create index charge_newest on sandbox.charge (created_at desc, code);

    create table sandbox.refund (
      reference text primary key,
      charge_code text not null references sandbox.charge,
      cents bigint not null check (cents > 0),
      created_at timestamptz not null
    );

    create table sandbox.delivery (
      id text primary key,
      body text not null,
      attempts int not null default 0,
      next_at timestamptz not null,
      delivered_at timestamptz
    );
    create index delivery_due on sandbox.delivery (next_at) where delivered_at is null;
  `.execute(db);
}
