import type { RefundState } from '@mirante/domain/sales/refund.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../../database/schema.ts';

/** A payment's refunded amount and refund states, worst first, for the displayed rows. */
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

/** A payment's entries in order, in the same query. */
export const entriesOf = (eb: ExpressionBuilder<Schema, 'payment'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('money_entry')
      .leftJoin('staff_user', 'staff_user.id', 'money_entry.user_id')
      .select([
        'money_entry.id',
        'money_entry.kind',
        'money_entry.amount',
        'money_entry.at',
        'money_entry.refund_id',
        'money_entry.detail',
        'staff_user.name as user_name',
      ])
      .whereRef('money_entry.payment_id', '=', 'payment.id')
      .orderBy('money_entry.id'),
  ).as('entries');

/** A timestamp in the database's JSON is text, in another format. */
export const viewEntry = <E extends { at: Date | string }>(entry: E): Omit<E, 'at'> & { at: string } => ({
  ...entry,
  at: new Date(entry.at).toISOString(),
});
