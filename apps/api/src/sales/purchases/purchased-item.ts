import type { JoinBuilder } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Joins an acquisition with its item of the payment; what only came with a purchase has none. */
export const purchasedItem = (join: JoinBuilder<Schema, 'client_product' | 'payment_item'>) =>
  join
    .onRef('payment_item.payment_id', '=', 'client_product.payment_id')
    .onRef('payment_item.product_id', '=', 'client_product.product_id');
