import type { clientAccount } from '@mirante/contract/sales/client-account.ts';
import type { OwnPayment } from '@mirante/domain/sales/payment.ts';
import { runPrepared } from '../../database/prepared-statements.ts';
import { paged } from '../../records/paged.ts';
import type { Services } from '../../services.ts';
import { nullableSorts, paymentFilters, paymentSorts } from './payment-list.store.ts';
import { refundColumns } from './payment-refunds.store.ts';
import {
  creditsOf,
  detailColumns,
  itemsOf,
  productNames,
  rowColumns,
  viewDetail,
  viewRow,
} from './payment-view.store.ts';

/** The owner is part of every query: others' records do not exist. */
export const listPayments = (clientId: number) =>
  paged<typeof clientAccount.listOwnPayments>()({
    from: (db) => db.selectFrom('payment').where('payment.client_id', '=', clientId),
    id: 'payment.id',
    sort: paymentSorts,
    nullable: nullableSorts,
    where: paymentFilters,
    show: (db, page) =>
      db
        .selectFrom(page)
        .innerJoin('payment', 'payment.id', 'page.id')
        .select([...rowColumns, productNames]),
    view: viewRow,
  });

export async function findPayment(
  { db, pool, now }: Pick<Services, 'db' | 'pool' | 'now'>,
  clientId: number,
  id: number,
): Promise<OwnPayment | undefined> {
  const [row] = await runPrepared(
    pool,
    db
      .selectFrom('payment')
      .select(detailColumns)
      .select((eb) => [itemsOf(eb), creditsOf(eb)])
      .select(refundColumns)
      .where('id', '=', id)
      .where('client_id', '=', clientId),
  );
  const payment = row && {
    ...viewDetail(row, now()),
    refunded: row.refunded,
    refund_state: row.refund_state,
  };
  // A guest order's card may belong to another person.
  return payment?.guest ? { ...payment, card_brand: null, card_last_four: null } : payment;
}
