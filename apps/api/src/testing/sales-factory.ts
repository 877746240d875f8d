import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import type { ClientProductStatus } from '@mirante/domain/products/client-product.ts';
import { randomBytes } from 'node:crypto';
import type { PaymentStatus } from '@mirante/domain/sales/payment.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Schema } from '../database/schema.ts';
import { clockNow } from './clock.ts';

export type Row<T extends keyof Schema> = Partial<Insertable<Schema[T]>>;

/** Rows of acquisitions and their payments. */
export const salesFactory = {
  clientProduct: async (
    db: Db,
    clientId: number,
    productId: number,
    row: Row<'client_product'> = {},
  ): Promise<number> => {
    const status: ClientProductStatus = row.status ?? 'active';
    const active = status === 'active' && {
      starts_at: clockNow(db),
      expires_at: new Date(clockNow(db).getTime() + 200 * 86_400_000),
    };
    const cancelled = status === 'cancelled' && { cancel_at: clockNow(db) };
    const { id } = await db
      .insertInto('client_product')
      .values({
        status,
        created_at: clockNow(db),
        ...active,
        ...cancelled,
        ...row,
        client_id: clientId,
        product_id: productId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  payment: async (db: Db, clientId: number, row: Row<'payment'> = {}): Promise<{ id: number; code: string }> => {
    const method: PaymentMethod = row.method ?? 'pix';
    const status: PaymentStatus = row.status ?? 'pending';
    const code = row.code ?? randomBytes(16).toString('hex');
    const values = {
      type: 'buy' as const,
      amount: 1000,
      created_at: clockNow(db),
      ...(status === 'paid' && { confirmed_at: clockNow(db) }),
      ...row,
      code,
      method,
      status,
      client_id: clientId,
    };
    const { id } = await db.insertInto('payment').values(values).returning('id').executeTakeFirstOrThrow();
    return { id, code };
  },

  /** A refund of a cancelled acquisition, bought for 1000 unless its payment is given. */
  refund: async (
    db: Db,
    clientId: number,
    row: Row<'refund'> & { product_id: number },
  ): Promise<{ id: number; payment_id: number; client_product_id: number }> => {
    const { product_id, ...more } = row;
    const payment_id = more.payment_id ?? (await salesFactory.payment(db, clientId, { status: 'paid' })).id;
    await db
      .insertInto('payment_item')
      .values({ payment_id, product_id, amount: 1000 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const client_product_id = await salesFactory.clientProduct(db, clientId, product_id, {
      status: 'cancelled',
      payment_id,
    });
    const values = {
      amount: 1000,
      created_at: clockNow(db),
      updated_at: clockNow(db),
      ...more,
      client_id: clientId,
      client_product_id,
      payment_id,
    };
    const { id } = await db.insertInto('refund').values(values).returning('id').executeTakeFirstOrThrow();
    return { id, payment_id, client_product_id };
  },
};
