import { CompiledQuery } from 'kysely';
import type { Db } from '../../database/db.ts';

/** What holds of the money at every moment, whatever was killed when. Each query finds what breaks it, and so finds nothing. */
export const invariants = {
  'a payment is the sum of its items': `
    select p.id from payment p left join payment_item i on i.payment_id = p.id
    group by p.id having p.amount <> coalesce(sum(i.amount), 0) or p.discount <> coalesce(sum(i.discount), 0)`,
  'a coupon counts its uses': `
    select c.id from coupon c where c.usage_count <> (select count(*) from coupon_use u where u.coupon_id = c.id and u.released_at is null)`,
  'a canceled payment that was never paid holds no coupon': `
    select p.id from payment p join coupon_use u on u.payment_id = p.id where p.status = 'canceled' and p.confirmed_at is null and u.released_at is null`,
  'a payment uses the coupon it names': `
    select u.payment_id from coupon_use u join payment p on p.id = u.payment_id where p.coupon_id is distinct from u.coupon_id`,
  'access is paid for': `
    select cp.id from client_product cp join payment p on p.id = cp.payment_id where cp.status = 'active' and p.status not in ('paid', 'client_deleted')`,
  'what is paid is given': `
    select cp.id from client_product cp join payment p on p.id = cp.payment_id where p.status = 'paid' and cp.status in ('pending_payment', 'no_payment')`,
  'a payment gives each product once': `
    select payment_id from client_product where payment_id is not null group by payment_id, product_id having count(*) > 1`,
  'a client has a product active once': `
    select client_id from client_product where status = 'active' group by client_id, product_id having count(*) > 1`,
  'only an open payment keeps a product waiting': `
    select cp.id from client_product cp join payment p on p.id = cp.payment_id where cp.status = 'pending_payment' and p.status <> 'pending'`,
  'a purchase belongs to the client of its payment': `
    select cp.id from client_product cp join payment p on p.id = cp.payment_id where cp.client_id <> p.client_id`,
  'a renewal is of what its client has of its product': `
    select p.id from payment p join client_product r on r.id = p.renewal_id left join client_product cp on cp.payment_id = p.id
    where p.type <> 'renew' or r.client_id <> p.client_id or cp.product_id <> r.product_id`,
  'what was renewed and its renewal name each other': `
    select n.id from client_product n join client_product f on f.id = n.renewed_from_id where n.status = 'active' and (f.renewed_by_id is distinct from n.id or f.status = 'active')`,
  'two payments never share a charge': `
    select vindi_code from payment where vindi_code is not null group by vindi_code having count(*) > 1`,
  'every answered purchase exists': `
    select i.key from idempotency i where i.status = 200 and not exists (select from payment p where p.id = (i.response ->> 'payment_id')::int)`,
} as const;

/** What also holds between our books and the sandbox gateway's, once nothing is under way and all news has arrived. */
export const sandboxInvariants = {
  'money at the gateway is a paid payment here': `
    select c.code from sandbox.charge c where c.status = 'paid' and not exists (select from payment p where p.code = c.reference and p.status in ('paid', 'client_deleted'))`,
  'a payment that cost something has its money at the gateway': `
    select p.id from payment p where p.status = 'paid' and p.amount > p.discount and p.method in ('credit_card', 'pix', 'bank_slip')
    and not exists (select from sandbox.charge c where c.reference = p.code and c.status = 'paid' and c.cents = round((p.amount - p.discount) * 100))`,
  'no purchase is left without an answer': `
    select key from idempotency where status is null`,
} as const;

/** The names of those that do not hold, with how often. */
export async function brokenInvariants(
  db: Db,
  queries: Record<string, string> = invariants,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(query));
    if (rows.length > 0) found[name] = rows.length;
  }
  return found;
}
