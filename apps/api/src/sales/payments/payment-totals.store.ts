import type { payments } from '@mirante/contract/sales/payments.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { PaymentTotals } from '@mirante/domain/sales/payment.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { facetsOf, type Facets } from '../../records/facets.ts';
import { matchingIn } from '../../records/page-query.ts';
import { setFilters } from '../../records/page-reader.ts';
import type { ListServices } from '../../records/paged.ts';
import { list } from './payments.store.ts';

type Filters = Input<typeof payments.sumPayments>;

/** Up to this many rows are summed individually. */
const SUMMED = 50_000;

/** Filters of facets and creation days use the stored sums; others sum the matching rows, up to a limit. */
export async function paymentTotals(services: ListServices, filters: Filters): Promise<PaymentTotals> {
  const now = services.now();
  const facets = await facetsOf(list.reader, services, { filters, now });
  if (facets?.ids.length === 0) return { n: 0, net: 0, is_at_least: false };
  const left = setFilters(facets?.leaves ?? filters).filter(([, value]) => value !== '');
  return left.every(([name]) => name === 'payment.created_from' || name === 'payment.created_to')
    ? sumDays(services.db, facets?.ids, filters)
    : sumRows(services.db, facets, { filters, now });
}

const sums = [sql<number>`coalesce(sum(n), 0)::int`.as('n'), sql<number>`coalesce(sum(net), 0)`.as('net')] as const;

async function sumDays(db: Db, facets: readonly number[] | undefined, filters: Filters): Promise<PaymentTotals> {
  const { 'payment.created_from': from, 'payment.created_to': to } = filters;
  const sum = await db
    .selectFrom('payment_day')
    .select(sums)
    .$if(facets !== undefined, (q) => q.where('facet', 'in', facets!))
    .$if(Boolean(from), (q) => q.where('day', '>=', from!))
    .$if(Boolean(to), (q) => q.where('day', '<=', to!))
    .executeTakeFirstOrThrow();
  return { ...sum, is_at_least: false };
}

async function sumRows(
  db: Db,
  facets: Facets | undefined,
  question: { filters: Filters; now: Date },
): Promise<PaymentTotals> {
  const rows = matchingIn(db, list.reader, facets, question)
    .select([sql<number>`1`.as('n'), sql<number>`payment.amount - payment.discount`.as('net')])
    .limit(SUMMED)
    .as('passed');
  const sum = await db.selectFrom(rows).select(sums).executeTakeFirstOrThrow();
  return { ...sum, is_at_least: sum.n === SUMMED };
}
