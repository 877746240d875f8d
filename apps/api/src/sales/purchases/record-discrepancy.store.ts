import { discrepancyKindLabels, type DiscrepancyKind } from '@mirante/domain/sales/discrepancy-kind.ts';
import { isUnowned } from '@mirante/domain/sales/discrepancy.ts';
import { fromCents } from '@mirante/domain/money.ts';
import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Trx } from '../../database/in-transaction.ts';
import type { Charge } from '../../gateways/payments/port.ts';
import { totalOf } from './terms.ts';

interface Found {
  kind: DiscrepancyKind;
  payment: { id: number; method: PaymentMethod; amount: number; discount: number } | undefined;
  charge: Charge | undefined;
  now: Date;
}

/**
 * Records a discrepancy for finance, with its unassigned money if any. Found again it is the same row; one closed by a
 * resync is reopened. Returns its id if open.
 */
export async function recordDiscrepancy(trx: Trx, { kind, payment, charge, now }: Found): Promise<number | undefined> {
  const received = charge ? fromCents(charge.cents) : 0;
  const row = await trx
    .insertInto('discrepancy')
    .values({
      kind,
      charge_code: charge?.code ?? null,
      payment_id: payment?.id ?? null,
      method: payment?.method ?? null,
      expected: payment ? totalOf(payment) : null,
      received,
      found_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`kind, coalesce(charge_code, ''), coalesce(payment_id, 0)`)
        .doUpdateSet({ status: 'open', received, found_at: now, resolved_at: null })
        .where('discrepancy.status', '=', 'synced'),
    )
    .returning('id')
    .executeTakeFirst();
  if (charge && received > 0 && isUnowned(kind)) await insertUnowned(trx, { kind, payment, charge, now });
  return row?.id;
}

/** Once per charge: a resolved one found again is not counted twice. */
const insertUnowned = (trx: Trx, { kind, payment, charge, now }: Found & { charge: Charge }) =>
  trx
    .insertInto('money_entry')
    .values({
      kind: 'unowned',
      payment_id: payment?.id ?? null,
      amount: fromCents(charge.cents),
      gateway_reference: charge.code,
      detail: discrepancyKindLabels[kind],
      at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Whether finance refunded this charge's money, or the bank took back what had come without its credit, so that it is no
 * longer the payment's.
 */
export const isGivenBack = (db: Db, charge: Charge): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('discrepancy')
      .select('id')
      .where('charge_code', '=', charge.code)
      .where(({ eb, or }) =>
        or([
          eb('status', 'in', ['returning', 'returned']),
          ...(charge.status === 'paid' ? [] : [eb('kind', '=', 'credit_gone')]),
        ]),
      ),
  );
