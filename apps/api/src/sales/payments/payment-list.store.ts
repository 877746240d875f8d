import { on, since, through } from '../../records/filters.ts';
import type { Ask, Start, Total } from '../../records/page-parts.ts';
import { setFilters } from '../../records/page-reader.ts';
import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import {
  amountBuckets,
  type AmountBucket,
  type PaymentStatus,
  type PaymentType,
} from '@mirante/domain/sales/payment.ts';
import { sql, type Expression, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';

type Payments = SelectQueryBuilder<Schema, 'payment', object>;

/** Shared by staff's list and a client's own. */
export const paymentSorts = {
  'payment.id': 'payment.id',
  'payment.created_at': 'payment.created_at',
  'payment.due_at': 'payment.due_at',
  'payment.confirmed_at': 'payment.confirmed_at',
  'payment.amount': 'payment.amount',
  'payment.discount': 'payment.discount',
} as const;
export const nullableSorts = ['payment.due_at', 'payment.confirmed_at'] as const;

/** A list tells pending payments that are overdue from those that are not; `open` are both. */
type ListedStatus = PaymentStatus | 'expired' | 'open';
const storedStatus = (status: ListedStatus): PaymentStatus =>
  status === 'expired' || status === 'open' ? 'pending' : status;
export const isByDueTime = (status: ListedStatus | undefined): status is 'pending' | 'expired' =>
  status === 'pending' || status === 'expired';
/** Of a pending payment, as `isOverdue`. */
const dueTime = {
  expired: (q: Payments, now: Date) => q.where('payment.due_at', '<=', now),
  pending: (q: Payments, now: Date) =>
    q.where(({ eb }) => eb.or([eb('payment.due_at', 'is', null), eb('payment.due_at', '>', now)])),
};

export const paymentFilters = {
  'payment.id': (q: Payments, id: number) => q.where('payment.id', '=', id),
  'payment.method': (q: Payments, method: PaymentMethod) => q.where('payment.method', '=', method),
  'payment.status': (q: Payments, status: ListedStatus, now: Date) => {
    const stored = q.where('payment.status', '=', storedStatus(status));
    return isByDueTime(status) ? dueTime[status](stored, now) : stored;
  },
  'payment.type': (q: Payments, type: PaymentType) => q.where('payment.type', '=', type),
  'payment.amount': (q: Payments, bucket: AmountBucket) => within(q, 'payment.amount', bucket),
  'payment.discount': (q: Payments, bucket: AmountBucket) => within(q, 'payment.discount', bucket),
  'payment.created_from': on('payment.created_at', since),
  'payment.created_to': on('payment.created_at', through),
  'payment.confirmed_from': on('payment.confirmed_at', since),
  'payment.confirmed_to': on('payment.confirmed_at', through),
};

/** Of a payment's facet; see its column. A pending payment with a due time may be overdue. */
export const facetFilters = {
  'payment.method': paymentFilters['payment.method'],
  'payment.type': paymentFilters['payment.type'],
  'payment.amount': paymentFilters['payment.amount'],
  'payment.discount': paymentFilters['payment.discount'],
  'payment.status': (q: Payments, status: ListedStatus) => {
    const stored = q.where('payment.status', '=', storedStatus(status));
    return status === 'expired' ? stored.where('payment.due_at', 'is not', null) : stored;
  },
};

const dateSorts: ReadonlySet<string> = new Set(['payment.created_at', 'payment.due_at', 'payment.confirmed_at']);
/** Each with its column, and the direction that begins with what it excludes. */
const dateFilters: ReadonlyMap<string, readonly [column: string, order: Ask['order']]> = new Map([
  ['payment.created_from', ['payment.created_at', 1]],
  ['payment.created_to', ['payment.created_at', -1]],
  ['payment.confirmed_from', ['payment.confirmed_at', 1]],
  ['payment.confirmed_to', ['payment.confirmed_at', -1]],
]);
const isInDateIndexes = (filter: string): boolean => dateFilters.has(filter) || filter in facetFilters;

/**
 * A payment's dates rise together: the oldest due dates are none of the payments created last. None where a filter needs
 * the rows themselves, since those would then be read to be sorted.
 */
export function skippingDates({ page: _page, perPage: _perPage, sort, order, ...filters }: Ask): object {
  const set = setFilters(filters);
  if (!dateSorts.has(sort) || !set.every(([name]) => isInDateIndexes(name))) return {};
  const skipping = set.filter(([name]) => {
    const [column, skipped] = dateFilters.get(name) ?? [];
    return skipped === order && column !== sort;
  });
  return Object.fromEntries(skipping);
}

function within(q: Payments, column: 'payment.amount' | 'payment.discount', bucket: AmountBucket): Payments {
  const { from, to } = amountBuckets[bucket];
  // As an equality a partial index can answer.
  if (from === to) return q.where(column, '=', from);
  const above = q.where(column, '>=', from);
  return to === null ? above : above.where(column, '<=', to);
}

interface RollupFilters {
  'payment.status'?: ListedStatus | undefined;
  'payment.method'?: PaymentMethod | undefined;
}

/** The rollup rows that count exactly these filters; undefined for others than status and method. */
function rollupRows(db: Db, filters: RollupFilters) {
  const {
    'payment.status': status,
    'payment.method': method,
    ...others
  }: RollupFilters & Record<string, unknown> = { ...filters };
  if (isByDueTime(status) || Object.values(others).some((value) => value !== undefined)) return undefined;
  return db
    .selectFrom('payment_rollup')
    .$if(status !== undefined, (q) => q.where('status', '=', storedStatus(status!)))
    .$if(method !== undefined, (q) => q.where('method', '=', method!));
}

export function rollupTotal(db: Db, filters: RollupFilters): Total | undefined {
  const n = rollupRows(db, filters)?.select(sql<number>`coalesce(sum(n), 0)::int`.as('n'));
  return n && { n: n as unknown as Expression<number>, exact: true };
}

/**
 * A page of the newest or oldest payments starts in the week given by the rollup, so that the last page costs what the
 * first does.
 */
export function rollupStart(
  db: Db,
  { page, perPage, sort, order, ...filters }: Ask & RollupFilters,
): Start<Payments> | undefined {
  const rows = sort === 'payment.created_at' ? rollupRows(db, filters) : undefined;
  if (!rows) return undefined;
  const isRising = order === 1;
  const weeks = rows
    .select([
      'week',
      sql<number>`sum(n)`.as('n'),
      sql<number>`sum(sum(n)) over (order by week ${isRising ? sql`asc` : sql`desc`}) - sum(n)`.as('before'),
    ])
    .groupBy('week');
  const offset = sql<number>`${(page - 1) * perPage}::int`;
  const withStart = db
    .with('weeks', () => weeks)
    .with('start', (q) =>
      q
        .selectFrom('weeks')
        .select(['week', 'before'])
        .where('before', '<=', offset)
        .orderBy('before', 'desc')
        .orderBy('week', isRising ? 'desc' : 'asc')
        .limit(1),
    );
  return {
    db: withStart as unknown as Db,
    from: (q) =>
      isRising
        ? q.where('payment.created_at', '>=', sql<Date>`(select week::timestamp at time zone 'UTC' from start)`)
        : q.where('payment.created_at', '<', sql<Date>`(select (week + 7)::timestamp at time zone 'UTC' from start)`),
    skip: sql<number>`${offset} - (select before from start)`,
    total: sql<number>`(select coalesce(sum(n), 0)::int from weeks)`,
  };
}
