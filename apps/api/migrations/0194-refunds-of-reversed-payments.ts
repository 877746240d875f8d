import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A reversal leaves out a refund that was sent before. One that failed afterwards counts as returned, as it does since (refund.job.ts).
    insert into money_entry (kind, refund_id, amount, gateway_reference, at)
    select 'refund_returned', r.id, r.amount, 'refund-' || r.id, failed.at
    from refund r
    join payment p on p.id = r.payment_id and p.status = 'canceled'
    join lateral (select id, at from money_entry where refund_id = r.id and kind = 'refund_failed' order by id desc limit 1) failed on true
    left join money_entry reversal on reversal.payment_id = p.id and reversal.kind = 'reversed'
    where r.state = 'failed' and was_sent(r.id) and failed.id > coalesce(reversal.id, 0)
    and r.amount <= (
      select sum(case when kind = 'settled' then amount when kind in ('reversed', 'refund_returned', 'refund_by_hand') then -amount end)
      from money_entry where payment_id = p.id
    )
  `.execute(db);
}
