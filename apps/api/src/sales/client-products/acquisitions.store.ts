import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { AcquiredProduct, OwnProduct } from '@mirante/domain/sales/client-product.ts';
import type { Db } from '../../database/db.ts';
import { clientProductsAt } from '../../products/holdings/holdings.store.ts';
import type { Services } from '../../services.ts';
import { findPayment } from '../payments/client-account.store.ts';
import { productNames, rowColumns, viewRow } from '../payments/payment-view.store.ts';

/** A client's acquisitions, newest first, with a payment summary, for client and staff. */
export async function listAcquisitions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  clientId: number,
): Promise<AcquiredProduct[]> {
  const [products, payments] = await Promise.all([clientProductsAt(db, clientId, now()), paymentRows(db, clientId)]);
  return products.map((product) => {
    const payment = payments.get(product.payment_id ?? 0);
    return { ...product, payment: payment ? viewRow(payment, now()) : null };
  });
}

/** One acquisition with its full payment. */
export async function withPayment(
  services: Pick<Services, 'db' | 'pool' | 'now'>,
  clientId: number,
  product: ClientProduct,
): Promise<OwnProduct> {
  const { payment_id: id } = product;
  return { ...product, payment: (id === null ? undefined : await findPayment(services, clientId, id)) ?? null };
}

async function paymentRows(db: Db, clientId: number) {
  const rows = await db
    .selectFrom('payment')
    .select([...rowColumns, productNames])
    .where('payment.client_id', '=', clientId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
