import { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import { discrepancyStatusStyles, type DiscrepancyStatus } from '@mirante/domain/sales/discrepancy.ts';
import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';
import { clientRemoved } from '../../people/client.store.ts';
import { eq, since } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';

const rows = (db: Db) =>
  db
    .selectFrom('discrepancy')
    .leftJoin('payment', 'payment.id', 'discrepancy.payment_id')
    .leftJoin('client', 'client.id', 'payment.client_id')
    .leftJoin('staff_user', 'staff_user.id', 'discrepancy.resolved_by')
    .select(['discrepancy.id', 'discrepancy.kind', 'discrepancy.status', 'discrepancy.charge_code'])
    .select(['discrepancy.payment_id', 'payment.client_id', 'client.name as client_name', 'discrepancy.method'])
    .select(clientRemoved)
    .select(['discrepancy.expected', 'discrepancy.received', 'discrepancy.found_at', 'discrepancy.resolved_at'])
    .select(['staff_user.name as resolved_by_name', 'discrepancy.note', 'discrepancy.attributed_to']);

export const list = listOf(discrepancies.listDiscrepancies, 'discrepancy', {
  rows,
  where: { 'discrepancy.kind': eq, 'discrepancy.status': eq, 'discrepancy.found_at': since },
});

/** Discrepancies with their payments' codes. */
const found = (db: Db) =>
  db
    .selectFrom('discrepancy')
    .leftJoin('payment', 'payment.id', 'discrepancy.payment_id')
    .select(['discrepancy.id', 'discrepancy.kind', 'discrepancy.status', 'discrepancy.charge_code'])
    .select(['discrepancy.payment_id', 'discrepancy.method', 'discrepancy.received', 'payment.code as payment_code']);
export const find = (db: Db, id: number) => found(db).where('discrepancy.id', '=', id).executeTakeFirst();
export const findOpen = (db: Db): Promise<Found[]> =>
  found(db).where('resolved_at', 'is', null).orderBy('discrepancy.id').execute();
export type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

export const lock = (trx: Trx, id: number) =>
  trx.selectFrom('discrepancy').select('status').where('id', '=', id).forUpdate().executeTakeFirst();

interface Ending {
  status: Exclude<DiscrepancyStatus, 'open'>;
  now: Date;
  userId: number | null;
  note?: string | undefined;
  attributedTo?: number | undefined;
}

export async function close(trx: Trx, id: number, { status, now, userId, note, attributedTo }: Ending): Promise<void> {
  await trx
    .updateTable('discrepancy')
    .set({
      status,
      resolved_at: now,
      resolved_by: userId,
      ...(note !== undefined && { note }),
      ...(attributedTo !== undefined && { attributed_to: attributedTo }),
    })
    .where('id', '=', id)
    .execute();
}

/** A charge's unassigned money was dealt with. */
export async function resolveUnowned(
  trx: Trx,
  chargeCode: string | null,
  how: DiscrepancyStatus,
  at: Date,
): Promise<void> {
  if (chargeCode === null) return;
  const entry = await trx
    .selectFrom('money_entry')
    .select(['id', 'payment_id', 'amount'])
    .where('kind', '=', 'unowned')
    .where('gateway_reference', '=', chargeCode)
    .executeTakeFirst();
  if (!entry) return;
  await trx
    .insertInto('money_entry')
    .values({
      kind: 'unowned_resolved',
      payment_id: entry.payment_id,
      resolves_id: entry.id,
      amount: entry.amount,
      gateway_reference: chargeCode,
      detail: discrepancyStatusStyles[how].label,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
