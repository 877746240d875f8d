import { netCents } from '@mirante/domain/money.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import type { ChargeItem } from '../../gateways/payments/port.ts';

const findChargeableRow = compiledOnce((db, paymentId: number) =>
  db
    .selectFrom('payment')
    .innerJoin('client', 'client.id', 'payment.client_id')
    .select([
      'payment.id',
      'payment.code',
      'payment.client_id',
      'payment.method',
      'payment.type',
      'payment.status',
      'payment.amount',
      'payment.discount',
      'payment.installments',
      'payment.vindi_code',
      'payment.due_at',
      'payment.created_at',
      'payment.guest',
      'payment.terms_version',
      'payment.pix_copy_paste',
      'payment.bank_slip_url',
      'payment.bank_slip_line',
      'client.name',
      'client.email',
      'client.cpf',
      'client.phone',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('payment_item as item')
          .innerJoin('product', 'product.id', 'item.product_id')
          .select(['product.name', 'product.vindi_id', 'item.amount', 'item.discount'])
          .whereRef('item.payment_id', '=', 'payment.id')
          .orderBy('product.position')
          .orderBy('product.id'),
      ).as('items'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('client_product as own')
          .innerJoin('product', 'product.id', 'own.product_id')
          .select(['product.name as product', 'own.expires_at'])
          .whereRef('own.payment_id', '=', 'payment.id')
          .where('own.status', '=', 'active')
          .orderBy('product.position')
          .orderBy('product.id'),
      ).as('active'),
    )
    .where('payment.id', '=', paymentId),
);

/** A payment's data for charging it and mailing its buyer; its items and active acquisitions in the catalogue's order. */
export async function findChargeable(db: Db, paymentId: number) {
  const [row] = await findChargeableRow(db, paymentId);
  return row && { ...row, products: row.items.map(({ name }) => name) };
}
export type ChargeablePayment = NonNullable<Awaited<ReturnType<typeof findChargeable>>>;

export async function productNames(db: Db, paymentId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_item')
    .innerJoin('product', 'product.id', 'product_id')
    .select('product.name')
    .where('payment_id', '=', paymentId)
    .orderBy('product.position')
    .execute();
  return rows.map(({ name }) => name);
}

/** A payment's line items. */
export const chargedItems = ({ items }: Pick<ChargeablePayment, 'items'>): ChargeItem[] =>
  items.map(({ name, vindi_id, ...price }) => ({
    description: name,
    cents: netCents(price),
    product: vindi_id,
  }));

/** Deletes a refused purchase, and its client if created by it and not used since. */
export async function deletePurchase(db: Trx, paymentId: number): Promise<void> {
  const intent = await db
    .selectFrom('purchase_intent')
    .select('new_client')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  await db.deleteFrom('client_product').where('payment_id', '=', paymentId).execute();
  const payment = await db.deleteFrom('payment').where('id', '=', paymentId).returning('client_id').executeTakeFirst();
  if (!payment || !intent?.new_client) return;
  await db
    .deleteFrom('client')
    .where('id', '=', payment.client_id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payment').select('id').whereRef('payment.client_id', '=', 'client.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('client_product').select('id').whereRef('client_product.client_id', '=', 'client.id'))),
    )
    .execute();
}
