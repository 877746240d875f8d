import { grantedCode } from '@mirante/domain/products/product.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';
import { purchasedItem } from './purchased-item.ts';

/**
 * Gives a locked client the products that come with their paid ones (`grantedCode`): once per payment, and none that is
 * active or that staff cancelled by itself since. Such an acquisition names the payment without being an item of it, so that a reversal ends both.
 */
export async function grantProducts(db: Trx, clientId: number, now: Date): Promise<void> {
  for (const { code, payment_id: paymentId } of await paidAcquisitions(db, clientId)) {
    const granted = grantedCode(code);
    if (granted !== undefined) await grantProduct(db, granted, { clientId, paymentId, now });
  }
}

/** Newest first. What a product grants outlasts its term, but not its cancellation. */
const paidAcquisitions = (db: Db, clientId: number) =>
  db
    .selectFrom('client_product')
    .innerJoin('client', 'client.id', 'client_product.client_id')
    .innerJoin('product', 'product.id', 'client_product.product_id')
    .innerJoin('payment', 'payment.id', 'client_product.payment_id')
    .select(['product.code', 'payment.id as payment_id'])
    .where('client.id', '=', clientId)
    .where('client.removed_at', 'is', null)
    .where('client_product.status', 'in', ['active', 'expired'])
    .where('payment.status', '=', 'paid')
    .orderBy('client_product.id', 'desc')
    .execute();

interface Grant {
  clientId: number;
  paymentId: number;
  now: Date;
}

const grantProduct = (db: Trx, code: string, { clientId: client_id, paymentId: payment_id, now }: Grant) =>
  db
    .insertInto('client_product')
    .columns(['client_id', 'product_id', 'status', 'payment_id', 'created_at', 'starts_at'])
    .expression((eb) =>
      eb
        .selectFrom('product')
        .select([
          eb.val(client_id).as('client_id'),
          'product.id',
          eb.val('active' as const).as('status'),
          eb.val(payment_id).as('payment_id'),
          eb.val(now).as('created_at'),
          eb.val(now).as('starts_at'),
        ])
        .where('product.code', '=', code)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('client_product as own')
                .select('own.id')
                .where('own.client_id', '=', client_id)
                .whereRef('own.product_id', '=', 'product.id')
                .where((own) =>
                  own.or([
                    own('own.status', '=', 'active'),
                    own('own.payment_id', '=', payment_id),
                    wasCancelledAlone(payment_id),
                  ]),
                ),
            ),
          ),
        ),
    )
    .execute();

/**
 * Whether staff cancelled a granted acquisition `own` by itself, after this payment: not with its consultancy, which
 * has the same time of cancellation then, nor by a reversal, which has no reason.
 */
const wasCancelledAlone = (paymentId: number) => sql<boolean>`(
  own.status = 'cancelled' and own.payment_id is not null and own.cancel_reason_id is not null
  and own.cancel_at >= (select confirmed_at from payment where payment.id = ${paymentId})
  and not exists (select from payment_item where payment_id = own.payment_id and product_id = own.product_id)
  and not exists (
    select from client_product source
    where source.payment_id = own.payment_id and source.id <> own.id and source.cancel_at = own.cancel_at
  )
)`;

/** The acquisitions that came with this one, which goes. */
export async function grantedWith(db: Db, id: number): Promise<number[]> {
  const source = await db
    .selectFrom('client_product')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['code', 'payment_id'])
    .where('client_product.id', '=', id)
    .executeTakeFirstOrThrow();
  const granted = grantedCode(source.code);
  if (granted === undefined || source.payment_id === null) return [];
  const rows = await db
    .selectFrom('client_product')
    .innerJoin('product', 'product.id', 'product_id')
    .leftJoin('payment_item', purchasedItem)
    .select('client_product.id')
    .where('client_product.payment_id', '=', source.payment_id)
    .where('product.code', '=', granted)
    .where('payment_item.payment_id', 'is', null)
    .where('client_product.status', 'in', ['active', 'expired'])
    .execute();
  return rows.map((row) => row.id);
}
