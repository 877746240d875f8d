import { sql, type Kysely } from 'kysely';

/** Entries of what moved before there were any; also for payments that were loaded with their triggers put away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function record_missing_payments() returns void language sql as $$
      insert into money_entry (kind, payment_id, amount, gateway_reference, at)
      select 'settled', id, amount - discount, vindi_code, confirmed_at from payment p
      where confirmed_at is not null and amount > discount and not exists (select from money_entry e where e.payment_id = p.id and e.kind = 'settled')
      order by id;
      insert into money_entry (kind, payment_id, amount, gateway_reference, at)
      select 'reversed', id, left_over, vindi_code, greatest(verified_at, confirmed_at)
      from payment p, lateral (
        select p.amount - p.discount - coalesce(sum(r.amount), 0) as left_over from refund r where r.payment_id = p.id and r.refunded_at is not null
      ) back
      where status = 'canceled' and confirmed_at is not null and left_over > 0
      and not exists (select from money_entry e where e.payment_id = p.id and e.kind = 'reversed')
      order by id $$;
    select record_missing_payments();

    -- Of a record that was edited afterwards, what the gateway was really asked for.
    alter table refund disable trigger user;
    update refund set amount = given.cents / 100.0 from (
      select reference, cents from vindi_refund union all select reference, cents from sandbox.refund
    ) given where given.reference = 'refund-' || refund.id and amount <> given.cents / 100.0;
    alter table refund enable trigger kept;
    insert into money_entry (kind, refund_id, amount, at) select 'refund_asked', id, amount, created_at from refund order by id;
    insert into money_entry (kind, refund_id, amount, gateway_reference, at)
    select 'refund_sent', id, amount, 'refund-' || id, coalesce(refunded_at, updated_at) from refund r
    where refunded_at is not null or exists (select from vindi_refund where reference = 'refund-' || r.id) or exists (select from sandbox.refund where reference = 'refund-' || r.id)
    order by id;
    insert into money_entry (kind, refund_id, amount, gateway_reference, at)
    select 'refund_returned', id, amount, 'refund-' || id, refunded_at from refund where refunded_at is not null order by id;
    insert into money_entry (kind, refund_id, amount, detail, at)
    select distinct on (r.id) 'refund_failed', r.id, r.amount, left(f.error, 500), f.failed_at
    from refund r join failed_job f on f.job = 'refund' and not f.redriven and (f.data ->> 'refundId')::int = r.id
    where r.refunded_at is null order by r.id, f.failed_at desc;
    alter table refund enable trigger user;
  `.execute(db);
}
