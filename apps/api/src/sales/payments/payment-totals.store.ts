import { addDays, addMonths } from '@mirante/domain/dates.ts';
import type { payments } from '@mirante/contract/sales/payments.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { PaymentTotals } from '@mirante/domain/sales/payment.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { facetsOf, type Facets } from '../../records/facets.ts';
import { selectIn } from '../../records/page-query.ts';
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
  const left = setFilters(facets?.leaves ?? filters);
  return left.every(([name]) => name === 'payment.created_from' || name === 'payment.created_to')
    ? sumDays(services.db, facets?.ids, filters)
    : sumRows(services.db, facets, { filters, now });
}

const sums = [sql<number>`coalesce(sum(n), 0)::int`.as('n'), sql<number>`coalesce(sum(net), 0)`.as('net')] as const;

/** Whole months, and the days before and after them: an undefined end is open. */
async function sumDays(db: Db, facets: readonly number[] | undefined, filters: Filters): Promise<PaymentTotals> {
  const from = filters['payment.created_from'] || undefined;
  const to = filters['payment.created_to'] || undefined;
  const month = from && monthOf(addMonths(addDays(from, -1), 1));
  const nextMonth = to && monthOf(addDays(to, 1));
  const days = (first: string | undefined, last: string | undefined) =>
    db
      .selectFrom('payment_day')
      .select(['n', 'net'])
      .$if(facets !== undefined, (q) => q.where('facet', 'in', facets!))
      .$if(first !== undefined, (q) => q.where('day', '>=', first!))
      .$if(last !== undefined, (q) => q.where('day', '<=', last!));
  const months = db
    .selectFrom('payment_month')
    .select(['n', 'net'])
    .$if(facets !== undefined, (q) => q.where('facet', 'in', facets!))
    .$if(month !== undefined, (q) => q.where('month', '>=', month!))
    .$if(nextMonth !== undefined, (q) => q.where('month', '<', nextMonth!));
  const isShort = month !== undefined && nextMonth !== undefined && month >= nextMonth;
  const parts = isShort
    ? days(from, to)
    : months
        .$if(month !== undefined, (q) => q.unionAll(days(from, addDays(month!, -1))))
        .$if(nextMonth !== undefined, (q) => q.unionAll(days(nextMonth, to)));
  const sum = await db.selectFrom(parts.as('parts')).select(sums).executeTakeFirstOrThrow();
  return { ...sum, is_at_least: false };
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

async function sumRows(
  db: Db,
  facets: Facets | undefined,
  question: { filters: Filters; now: Date },
): Promise<PaymentTotals> {
  const rows = selectIn(db, list.reader, facets, question, (matching) =>
    matching.select([sql<number>`1`.as('n'), sql<number>`payment.amount - payment.discount`.as('net')]),
  )
    .limit(SUMMED)
    .as('passed');
  const sum = await db.selectFrom(rows).select(sums).executeTakeFirstOrThrow();
  return { ...sum, is_at_least: sum.n === SUMMED };
}
