import { dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import type { ClientProductStatus } from '@mirante/domain/products/client-product.ts';
import { PIX_ORDER_DAYS } from '@mirante/domain/sales/pix.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { openings } from '../../products/entitlements/entitlements.store.ts';

/** What decides whether an order's charge may be renewed (`charge-renewal.rules.ts`). */
export const findRenewalFacts = (db: Db, paymentId: number, now: Date) =>
  db
    .selectFrom('payment')
    .leftJoin('client_product as renewed', 'renewed.id', 'payment.renewal_id')
    .select(['payment.type', 'renewed.status as renewed_status', 'renewed.renewed_by_id'])
    .select([
      isOfferOpen(now).as('is_offer_open'),
      hasOther('pending_payment').as('has_other_pending'),
      hasOther('active').as('has_other_active'),
      isIncluded(now).as('is_included'),
      isCouponGone.as('is_coupon_gone'),
      isCreditGone(now).as('is_credit_gone'),
      isCredited.as('is_credited'),
    ])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow();
export type RenewalFacts = Awaited<ReturnType<typeof findRenewalFacts>>;

/** For some days, while all products are for sale and the coupon has not ended. */
const isOfferOpen = (now: Date) => sql<boolean>`(
  payment.created_at > ${new Date(now.getTime() - PIX_ORDER_DAYS * DAY_MS)}
  and not exists (select from coupon where coupon.id = payment.coupon_id and coupon.expires_at < ${now})
  and not exists (
    select from payment_item item join product on product.id = item.product_id
    where item.payment_id = payment.id and not product.active
  )
)`;

/**
 * Another acquisition of one of its products, which a guest does not learn of. A renewal stands beside what it renews.
 */
const hasOther = (status: ClientProductStatus) => sql<boolean>`(not payment.guest and exists (
  select from client_product other join payment_item item on item.product_id = other.product_id
  where item.payment_id = payment.id and other.client_id = payment.client_id and other.status = ${status}
  and other.payment_id is distinct from payment.id and other.id is distinct from payment.renewal_id
))`;

/** As for a purchase: a guest does not learn what the client has, and a renewal extends what they have. */
const isIncluded = (now: Date) => sql<boolean>`(payment.type = 'buy' and not payment.guest and exists (
  select from payment_item item join ${openings(sql`payment.client_id`, now)} opening using (product_id)
  where item.payment_id = payment.id and opening.by_id <> item.product_id
))`;

const isCouponGone = sql<boolean>`exists (
  select from coupon_use use join coupon on coupon.id = use.coupon_id
  where use.payment_id = payment.id and use.released_at is not null and coupon.qt = 0
)`;

/** Of an earlier day, as it is worth less each day; or released by the expiry. */
const isCreditGone = (now: Date) => sql<boolean>`exists (
  select from upgrade_credit credit where credit.payment_id = payment.id
  and (credit.released_at is not null or payment.created_at < ${startOfDay(dayInSaoPaulo(now))})
)`;

/** What it renews is in an order for an upgrade. */
const isCredited = sql<boolean>`exists (
  select from upgrade_credit credit where credit.client_product_id = payment.renewal_id and credit.released_at is null
)`;
