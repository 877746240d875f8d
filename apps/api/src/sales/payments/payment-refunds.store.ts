import type { MoneyEntry } from '@mirante/domain/sales/money-entry.ts';
import type { RefundState } from '@mirante/domain/sales/refund.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';

/** What was given back of a payment, and where its refunds stand, the worst first: looked up for the rows that are shown. */
export const refundColumns = [
  sql<number>`(
    select coalesce(sum(amount), 0) from money_entry
    where payment_id = payment.id and kind in ('refund_returned', 'refund_by_hand')
  )`.as('refunded'),
  sql<RefundState | null>`(
    select state from refund where payment_id = payment.id and state <> 'removed'
    order by array_position(array['failed', 'asked', 'sent', 'by_hand', 'returned'], state) limit 1
  )`.as('refund_state'),
] as const;

/** What moved of a payment, in order. */
export const entriesOf = async (db: Db, paymentId: number): Promise<MoneyEntry[]> =>
  (
    await db
      .selectFrom('money_entry')
      .leftJoin('staff_user', 'staff_user.id', 'money_entry.user_id')
      .select(['money_entry.id', 'kind', 'amount', 'at', 'refund_id', 'detail', 'staff_user.name as user_name'])
      .where('payment_id', '=', paymentId)
      .orderBy('money_entry.id')
      .execute()
  ).map(asJson);
