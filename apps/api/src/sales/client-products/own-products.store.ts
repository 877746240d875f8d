import type { PaymentRow } from '@mirante/domain/sales/payment.ts';
import type { Db } from '../../database/db.ts';
import { rowColumns, viewRow } from '../payments/payment-view.store.ts';

/** All payments of one client, by their ids. */
export async function paymentRows(db: Db, clientId: number, now: Date): Promise<Map<number, PaymentRow>> {
  const rows = await db.selectFrom('payment').select(rowColumns).where('payment.client_id', '=', clientId).execute();
  return new Map(rows.map((row) => [row.id, viewRow(row, now)]));
}
