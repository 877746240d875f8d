import type { clientAccount } from '@mirante/contract/client-account.ts';
import type { Payment } from '@mirante/domain/payment.ts';
import type { Db } from '../../db.ts';
import { paged } from '../../http/paged.ts';
import { nullableSorts, paymentFilters, paymentSorts } from '../payments/payment-list.store.ts';
import { detailColumns, rowColumns, viewDetail, viewRow } from '../payments/payment-view.store.ts';

/** The owner is part of every query: what belongs to others is not there at all. */
export const listPayments = (clientId: number) =>
  paged<typeof clientAccount.listOwnPayments>()({
    from: (db) => db.selectFrom('payment').where('payment.client_id', '=', clientId),
    id: 'payment.id',
    sort: paymentSorts,
    nullable: nullableSorts,
    where: paymentFilters,
    show: (db, page) => db.selectFrom(page).innerJoin('payment', 'payment.id', 'page.id').select(rowColumns),
    view: viewRow,
  });

export async function findPayment(db: Db, clientId: number, id: number, now: Date): Promise<Payment | undefined> {
  const row = await db.selectFrom('payment').select(detailColumns).where('id', '=', id).where('client_id', '=', clientId).executeTakeFirst();
  return row && viewDetail(db, row, now);
}
