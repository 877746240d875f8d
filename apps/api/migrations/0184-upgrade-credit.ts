import { sql, type Kysely } from 'kysely';

/**
 * What the rest of an acquisition takes off the price of a product that includes its own. Once that is paid, the
 * credited part is not refundable any more. A payment whose credits are gone meanwhile confirms nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upgrade_credit (
      payment_id int not null,
      product_id int not null,
      client_product_id int not null references client_product on delete cascade,
      amount numeric(10, 2) not null check (amount > 0),
      released_at timestamptz,
      primary key (payment_id, client_product_id),
      foreign key (payment_id, product_id) references payment_item (payment_id, product_id) on delete cascade
    );
    create unique index upgrade_credit_once on upgrade_credit (client_product_id) where released_at is null;
    create index upgrade_credit_by_acquisition on upgrade_credit (client_product_id);

    create or replace function refundable_of(acquisition int) returns numeric language sql stable as $$
      select coalesce(sum(i.amount - i.discount - back - credited), 0)
      from client_product cp join payment_item i on i.payment_id = cp.payment_id and i.product_id = cp.product_id, lateral (
        select coalesce(sum(r.amount), 0) as back from refund r join client_product of_item on of_item.id = r.client_product_id
        where r.payment_id = i.payment_id and of_item.product_id = i.product_id and (
          r.state <> 'removed' or exists (select from money_entry e where e.refund_id = r.id and e.kind in ('refund_sent', 'refund_by_hand'))
        )
      ) refunds, lateral (
        select coalesce(sum(c.amount), 0) as credited from upgrade_credit c join payment p on p.id = c.payment_id
        where c.client_product_id = cp.id and c.released_at is null and p.status = 'paid'
      ) credits
      where cp.id = acquisition $$;

    -- Whether its rest may pay for a part of an upgrade: it is paid for itself, in full and by its own charge, and was neither
    -- replaced, refunded nor credited to a paid upgrade.
    create function is_creditable(acquisition int) returns boolean language sql stable as $$
      select exists (
        select from client_product cp join payment p on p.id = cp.payment_id
        join payment_item i on i.payment_id = cp.payment_id and i.product_id = cp.product_id
        where cp.id = acquisition and p.status = 'paid' and cp.status in ('active', 'expired') and cp.renewed_by_id is null
        and i.amount > i.discount and refundable_of(cp.id) = i.amount - i.discount
        and not exists (select from discrepancy d where d.attributed_to = p.id)
      ) $$;

    alter table discrepancy drop constraint discrepancy_kind_check;
    alter table discrepancy add constraint discrepancy_kind_check check (kind in (
      'unknown_payment', 'removed_client', 'wrong_amount', 'paid_twice', 'wrong_charge', 'credit_gone', 'unpaid_here', 'unpaid_there', 'reversed_there'
    )) not valid;
    alter table discrepancy validate constraint discrepancy_kind_check;
  `.execute(db);
}
