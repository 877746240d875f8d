-- What holds of the money at every moment, whatever was killed when. Each query finds what breaks it, and so finds nothing: its first
-- column is the id of a row that does. `invariant` holds always; `settled` also holds between our books and the sandbox gateway's, once
-- nothing is under way and all news has arrived. Read by invariants.ts.

-- invariant: a payment is the sum of its items
select p.id from payment p left join payment_item i on i.payment_id = p.id
group by p.id having p.amount <> coalesce(sum(i.amount), 0) or p.discount <> coalesce(sum(i.discount), 0);

-- invariant: a payment gives each product once
select payment_id from client_product where payment_id is not null group by payment_id, product_id having count(*) > 1;

-- invariant: a purchase belongs to the client of its payment
select cp.id from client_product cp join payment p on p.id = cp.payment_id where cp.client_id <> p.client_id;

-- invariant: two payments never share a charge
select min(id) from payment where vindi_code is not null group by vindi_code having count(*) > 1;

-- invariant: access is paid for
select cp.id from client_product cp join payment p on p.id = cp.payment_id
where cp.status = 'active' and p.status not in ('paid', 'client_deleted');

-- invariant: what is paid is given
select cp.id from client_product cp join payment p on p.id = cp.payment_id
where p.status = 'paid' and cp.status in ('pending_payment', 'no_payment');

-- invariant: only an open payment keeps a product waiting
select cp.id from client_product cp join payment p on p.id = cp.payment_id where cp.status = 'pending_payment' and p.status <> 'pending';

-- invariant: a client has a product active once
select min(id) from client_product where status = 'active' group by client_id, product_id having count(*) > 1;

-- invariant: a removed client has nothing active and nothing to pay
select c.id from client c where c.removed_at is not null
and (exists (select from payment p where p.client_id = c.id and p.status = 'pending')
  or exists (select from client_product cp where cp.client_id = c.id and cp.status in ('active', 'pending_payment')));

-- invariant: a paid consultancy gave its lifetime product
select cp.id from client_product cp join payment p on p.id = cp.payment_id join client c on c.id = cp.client_id join product s on s.id = cp.product_id
join product l on l.code = regexp_replace(s.code, '_consultoria$', '_vitalicio')
where s.code like '%\_consultoria' and cp.status in ('active', 'expired') and p.status = 'paid' and c.removed_at is null and not exists (
  select from client_product own where own.client_id = cp.client_id and own.product_id = l.id and (own.status = 'active' or own.payment_id = p.id));

-- invariant: what came with a product went with it
select cp.id from client_product cp left join payment_item i using (payment_id, product_id)
where cp.status = 'active' and cp.payment_id is not null and i.payment_id is null and not exists (
  select from client_product s join payment_item of_it using (payment_id, product_id)
  where s.payment_id = cp.payment_id and s.status in ('active', 'expired'));

-- invariant: a renewal is of what its client has of its product
select p.id from payment p join client_product r on r.id = p.renewal_id left join client_product cp on cp.payment_id = p.id
where p.type <> 'renew' or r.client_id <> p.client_id or cp.product_id <> r.product_id;

-- invariant: what was renewed and its renewal name each other
select n.id from client_product n join client_product f on f.id = n.renewed_from_id
where n.status = 'active' and (f.renewed_by_id is distinct from n.id or f.status = 'active');

-- invariant: a coupon counts its uses
select c.id from coupon c
where c.usage_count <> (select count(*) from coupon_use u where u.coupon_id = c.id and u.released_at is null);

-- invariant: a canceled payment that was never paid holds no coupon
select p.id from payment p join coupon_use u on u.payment_id = p.id
where p.status = 'canceled' and p.confirmed_at is null and u.released_at is null;

-- invariant: a payment uses the coupon it names
select u.payment_id from coupon_use u join payment p on p.id = u.payment_id where p.coupon_id is distinct from u.coupon_id;

-- invariant: a product is refunded no more than was paid for it
select r.id from refund r join payment p on p.id = r.payment_id where p.confirmed_at is null or refundable_of(r.client_product_id) < 0;

-- invariant: a refund stands where its entries say
select r.id from refund r left join lateral (select kind from money_entry e where e.refund_id = r.id order by e.id desc limit 1) last on true
where r.state is distinct from case last.kind when 'refund_retried' then case when was_sent(r.id) then 'sent' else 'asked' end else substr(last.kind, 8) end;

-- invariant: what is paid came in once and whole
select p.id from payment p left join money_entry e on e.payment_id = p.id and e.kind = 'settled'
where (case when p.confirmed_at is not null and p.amount > p.discount then p.amount - p.discount end) is distinct from e.amount;

-- A bank may reverse what was refunded by hand before, which nobody can prevent.
-- invariant: no more of a payment went back than came in
select e.payment_id from money_entry e left join money_entry r on r.payment_id = e.payment_id and r.kind = 'reversed' and r.id > e.id and e.kind = 'refund_by_hand'
where e.payment_id is not null and r.id is null
group by e.payment_id having sum(e.amount) filter (where e.kind in ('reversed', 'refund_returned', 'refund_by_hand')) > coalesce(sum(e.amount) filter (where e.kind = 'settled'), 0);

-- invariant: what is reversed went back
select p.id from payment p
where p.status = 'canceled' and p.confirmed_at is not null and p.amount > p.discount
and not exists (select from money_entry e where e.payment_id = p.id and e.kind in ('reversed', 'refund_sent', 'refund_returned'));

-- invariant: what was credited to an upgrade is over
select c.client_product_id from upgrade_credit c join payment p on p.id = c.payment_id join client_product cp on cp.id = c.client_product_id
where c.released_at is null and p.status = 'paid' and cp.status = 'active';

-- invariant: an upgrade is paid for by what it credits
select t.id from upgrade_credit c join payment p on p.id = c.payment_id join client_product s on s.id = c.client_product_id join payment sp on sp.id = s.payment_id
join client_product t on t.payment_id = c.payment_id and t.product_id = c.product_id
where c.released_at is null and p.status = 'paid' and sp.status = 'canceled' and t.status = 'active';

-- invariant: what was credited to an upgrade is not lost when that ends
select cp.id from client_product cp join client_product u on u.id = cp.renewed_by_id join client c on c.id = cp.client_id join payment p on p.id = cp.payment_id
where cp.status = 'expired' and cp.product_id <> u.product_id and u.status = 'cancelled' and cp.expires_at > u.cancel_at
and p.status = 'paid' and c.removed_at is null;

-- invariant: credits are a part of their item's discount
select i.payment_id from upgrade_credit c join payment_item i using (payment_id, product_id)
group by i.payment_id, i.product_id having sum(c.amount) > i.discount;

-- invariant: a payment that will not be paid holds no credit
select c.payment_id from upgrade_credit c join payment p on p.id = c.payment_id where c.released_at is null and p.status = 'canceled';

-- invariant: every answered purchase exists
select i.scope || ' ' || i.key from idempotency i
where i.status = 200 and i.response ->> 'payment_id' is not null
and not exists (select from payment p where p.id = (i.response ->> 'payment_id')::int);

-- invariant: a key that waits for its answer names its payment
select i.scope || ' ' || i.key from idempotency i where i.status is null and i.payment_id is null;

-- invariant: the key of a paid purchase is answered
select p.id from payment p join idempotency i on i.payment_id = p.id where p.status = 'paid' and i.status is null;

-- invariant: a refused purchase waits for no money
select p.id from payment p join idempotency i on i.payment_id = p.id where i.status = 433 and p.status = 'pending';

-- invariant: the counts of payments are those of the payments
select coalesce(counted.week, there.week) || ' ' || coalesce(counted.status, there.status) || ' ' || coalesce(counted.method, there.method)
from (select week, status, method, sum(n) as n from payment_rollup group by 1, 2, 3) counted
full join (select week_of(created_at) as week, status, method, count(*) as n from payment group by 1, 2, 3) there using (week, status, method)
where coalesce(counted.n, 0) <> coalesce(there.n, 0);

-- invariant: clients are counted by what is open for them
select coalesce(counted.products, there.products)::text || ' ' || coalesce(counted.since, there.since)
from (select products, since, sum(n) as n from product_set_rollup group by 1, 2) counted
full join product_set_count there using (products, since)
where coalesce(counted.n, 0) <> coalesce(there.n, 0);

-- invariant: what a product opens follows its links
with recursive opened (parent_id, child_id) as (
  select id, id from product
  union select o.parent_id, l.child_id from opened o join product_link l on l.parent_id = o.child_id
)
select coalesce(o.parent_id, c.parent_id) from opened o full join product_closure c using (parent_id, child_id)
where o.parent_id is null or c.parent_id is null;

-- That of an upgrade whose credit was gone is finance's.
-- settled: money at the gateway is a paid payment here
select c.code from sandbox.charge c
where c.status = 'paid' and not exists (select from payment p where p.code = c.reference and p.status in ('paid', 'client_deleted'))
and not exists (select from discrepancy d where d.charge_code = c.code and d.kind = 'credit_gone');

-- settled: a payment that cost something has its money at the gateway
select p.id from payment p
where p.status = 'paid' and p.amount > p.discount and p.method in ('credit_card', 'pix', 'bank_slip')
and not exists (
  select from sandbox.charge c where c.reference = p.code and c.status = 'paid' and c.cents = round((p.amount - p.discount) * 100));

-- settled: no purchase is left without an answer
select scope || ' ' || key from idempotency where status is null;

-- settled: money beside what finance attributed to its payment belongs to nobody
select c.code from sandbox.charge c join payment p on p.code = c.reference
where c.status = 'paid' and exists (select from discrepancy d where d.attributed_to = p.id)
and not exists (select from discrepancy d where d.attributed_to = p.id and d.charge_code = c.code)
and not exists (select from money_entry e where e.kind = 'unowned' and e.gateway_reference = c.code);
