import { addDays, dayInSaoPaulo, endOfDay, startOfDay } from '@mirante/domain/dates.ts';
import type {
  DueWeek,
  Funnel,
  OverviewPeriod,
  PendingPayment,
  ProductSubscribers,
  Revenue,
  Sum,
} from '@mirante/domain/house/overview.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import { clientsByProduct, endsByMoment } from '../../products/entitlements/product-sets.store.ts';
import { isOverdue } from '../../sales/purchases/terms.ts';

/** Revenue by day of confirmation, without payments of zero, from the sums that are kept of each day. */
export async function revenue(db: Db, days: OverviewPeriod, now: Date): Promise<Revenue> {
  const to = dayInSaoPaulo(now);
  const from = addDays(to, 1 - days);
  const [parts, before, receivable] = await Promise.all([
    revenueBetween(db, from, to)
      .select([sql<string>`day::text`.as('day'), 'method', ...earned])
      .groupBy(['day', 'method'])
      .having(sql`sum(n)`, '<>', 0)
      .orderBy('day')
      .orderBy('method')
      .execute(),
    revenueBetween(db, addDays(from, -days), addDays(from, -1)).select(earned).executeTakeFirstOrThrow(),
    toReceive(db, now),
  ]);
  return { from, to, parts, before, receivable };
}

const earned = [
  sql<number>`coalesce(sum(n), 0)::int`.as('n'),
  sql<number>`coalesce(sum(net), 0)`.as('amount'),
] as const;

const revenueBetween = (db: Db, first: string, last: string) =>
  db.selectFrom('revenue_day').where('day', '>=', first).where('day', '<=', last);

const toReceive = (db: Db, now: Date): Promise<Sum> =>
  db
    .selectFrom('payment')
    .select([sql<number>`count(*)::int`.as('n'), sql<number>`coalesce(sum(amount - discount), 0)`.as('amount')])
    .where('status', '=', 'pending')
    .where('due_at', '>', now)
    .executeTakeFirstOrThrow();

const LAST_STEP = 4;

export async function funnel(db: Db, days: OverviewPeriod, now: Date): Promise<Funnel> {
  const to = dayInSaoPaulo(now);
  const from = addDays(to, 1 - days);
  const ended = await db
    .selectFrom('checkout_session')
    .select(['step', sql<number>`count(*)::int`.as('n')])
    .where('created_at', '>=', startOfDay(from))
    .groupBy('step')
    .execute();
  const reached = Array.from({ length: LAST_STEP + 1 }, (_, step) =>
    ended.reduce((sum, each) => (each.step >= step ? sum + each.n : sum), 0),
  );
  return { from, to, reached };
}

export const subscribers = (db: Db): Promise<ProductSubscribers[]> =>
  db
    .selectFrom('product')
    .leftJoin(clientsByProduct().as('active'), 'active.product_id', 'product.id')
    .select(['product.id as product_id', 'product.code as product_code', 'product.name as product_name'])
    .select(sql<number>`coalesce(active.clients, 0)`.as('subscribers'))
    .where(({ eb, or }) => or([eb('active.clients', 'is not', null), eb('product.active', '=', true)]))
    .orderBy('subscribers', 'desc')
    .orderBy('product.name')
    .execute();

/** The coming days by weeks from today. */
export async function dueWeeks(db: Db, days: OverviewPeriod, now: Date): Promise<DueWeek[]> {
  const today = dayInSaoPaulo(now);
  const last = addDays(today, days - 1);
  const weeks = Array.from({ length: Math.ceil(days / 7) }, (_, week) => addDays(today, week * 7)).map((from) => ({
    from,
    to: [addDays(from, 6), last].toSorted()[0]!,
  }));
  const weekOf = sql<number>`(day_of(ends_at) - ${today}::date) / 7`;
  const ending = await db
    .selectFrom(endsByMoment().as('ends'))
    .select([weekOf.as('week'), sql<number>`sum(n)::int`.as('n')])
    .where('ends_at', '>=', now)
    .where('ends_at', '<=', endOfDay(last))
    .groupBy('week')
    .execute();
  return weeks.map((each, i) => ({ ...each, n: ending.find(({ week }) => week === i)?.n ?? 0 }));
}

const PENDING_SHOWN = 5;

interface PendingRow extends Omit<PendingPayment, 'created_at' | 'due_at' | 'expired'> {
  created_at: Date;
  due_at: Date | null;
}

/**
 * The longest pending ones, one per client: each is found in the index after the one before, since summing all that is
 * pending takes the longer the larger the house. What is pending for longer than the period is considered lost, and is
 * in its list.
 */
export async function oldestPending(db: Db, days: OverviewPeriod, now: Date): Promise<PendingPayment[]> {
  const from = startOfDay(addDays(dayInSaoPaulo(now), 1 - days));
  const { rows } = await sql<PendingRow>`
    with recursive oldest as (
      (select id, created_at, array[client_id] as clients from payment
        where status = 'pending' and created_at >= ${from} order by created_at, id limit 1)
      union all
      select later.id, later.created_at, oldest.clients || later.client_id
      from oldest cross join lateral (
        select id, created_at, client_id from payment
        where status = 'pending' and (created_at, id) > (oldest.created_at, oldest.id) and client_id <> all(oldest.clients)
        order by created_at, id limit 1
      ) later
      where cardinality(oldest.clients) < ${PENDING_SHOWN}
    )
    select payment.id, payment.client_id, client.name as client_name, payment.method, payment.created_at, payment.due_at, open.n, open.total
    from oldest join payment using (id) join client on client.id = payment.client_id
    cross join lateral (
      select count(*)::int as n, sum(amount - discount) as total from payment own
      where own.client_id = payment.client_id and own.status = 'pending' and own.created_at >= ${from}
    ) open
    order by payment.created_at, payment.id`.execute(db);
  return rows.map((row) => ({ ...asJson(row), expired: isOverdue(row.due_at, now) }));
}
