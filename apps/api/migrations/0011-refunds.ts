import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund (
      id int generated always as identity primary key,
      client_id int not null references client,
      -- A cancelled acquisition is refunded at most once.
      client_product_id int not null unique references client_product,
      payment_id int not null references payment,
      amount numeric(12, 2) not null check (amount > 0),
      obs text check (length(obs) <= 2048),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- When the gateway returned it; empty before, and for a refund made by hand.
      refunded_at timestamptz
    );
    create index refund_newest on refund (created_at, id);
    create index refund_client on refund (client_id, created_at, id);
    create index refund_payment on refund (payment_id);
    create index refund_amount on refund (amount, id);

    -- Never more than was paid, whoever writes it: the payment's row is locked while its refunds are summed.
    create function refund_within_payment() returns trigger language plpgsql as $$
      declare
        paid numeric;
        back numeric;
      begin
        select amount - discount into paid from payment where id = new.payment_id for update;
        select coalesce(sum(amount), 0) into back from refund where payment_id = new.payment_id and id <> new.id;
        if back + new.amount > paid then
          raise exception 'refunds of payment % would exceed what was paid', new.payment_id using errcode = 'check_violation', constraint = 'refund_within_payment';
        end if;
        return new;
      end $$;
    create trigger refund_within_payment before insert or update of amount, payment_id on refund for each row execute function refund_within_payment();

    select audit_table('refund', '{"resource": "refund", "quiet": ["refunded_at"]}');
  `.execute(db);
}
