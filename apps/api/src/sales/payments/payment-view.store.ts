import { fromCents, netCents } from '@mirante/domain/money.ts';
import type { Payment, PaymentRow } from '@mirante/domain/sales/payment.ts';
import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../../database/schema.ts';
import { isOverdue } from '../purchases/terms.ts';
import { qrCodeUrl } from './qr-code.ts';

type Columns = Selectable<Schema['payment']>;

/** The list columns of a payment, for client and staff. */
export const rowColumns = [
  'payment.id',
  'payment.vindi_code',
  'payment.type',
  'payment.status',
  'payment.method',
  'payment.amount',
  'payment.discount',
  'payment.installments',
  'payment.created_at',
  'payment.due_at',
  'payment.confirmed_at',
  'payment.coupon_code',
  'payment.guest',
] as const;
type ListedColumns = Pick<
  Columns,
  | 'id'
  | 'vindi_code'
  | 'type'
  | 'status'
  | 'method'
  | 'amount'
  | 'discount'
  | 'installments'
  | 'created_at'
  | 'due_at'
  | 'confirmed_at'
  | 'coupon_code'
  | 'guest'
> & { product_names: string[] };

/** A payment's products in the catalogue's order, for the displayed rows alone. */
export const productNames = sql<string[]>`array(
  select product.name from payment_item item join product on product.id = item.product_id
  where item.payment_id = payment.id order by product.position, product.id)`.as('product_names');

export const viewRow = (row: ListedColumns, now: Date): PaymentRow => ({
  id: row.id,
  vindi_code: row.vindi_code,
  type: row.type,
  status: row.status,
  expired: row.status === 'pending' && isOverdue(row.due_at, now),
  method: row.method,
  product_names: row.product_names,
  net: fromCents(netCents(row)),
  amount: row.amount,
  discount: row.discount,
  installments: row.installments,
  created_at: row.created_at.toISOString(),
  due_at: iso(row.due_at),
  confirmed_at: iso(row.confirmed_at),
  coupon_code: row.coupon_code,
  guest: row.guest,
});

export const detailColumns = [
  ...rowColumns,
  'payment.code',
  'payment.verified_at',
  'payment.bank_slip_url',
  'payment.bank_slip_line',
  'payment.pix_copy_paste',
  'payment.coupon_id',
  'payment.renewal_id',
  'payment.card_brand',
  'payment.card_last_four',
  'payment.terms_version',
] as const;
type DetailColumns = Omit<ListedColumns, 'product_names'> &
  Pick<
    Columns,
    | 'code'
    | 'verified_at'
    | 'bank_slip_url'
    | 'bank_slip_line'
    | 'pix_copy_paste'
    | 'coupon_id'
    | 'renewal_id'
    | 'card_brand'
    | 'card_last_four'
    | 'terms_version'
  > &
  Pick<Payment, 'items' | 'credits'>;

/** A payment's items in the catalogue's order, in the same query. */
export const itemsOf = (eb: ExpressionBuilder<Schema, 'payment'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('payment_item as item')
      .innerJoin('product', 'product.id', 'item.product_id')
      .select(['item.product_id', 'product.name as product_name', 'item.amount', 'item.discount'])
      .whereRef('item.payment_id', '=', 'payment.id')
      .orderBy('product.position')
      .orderBy('product.id'),
  ).as('items');

/** By the product of the credited acquisitions, in the same query. */
export const creditsOf = (eb: ExpressionBuilder<Schema, 'payment'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('upgrade_credit as credit')
      .innerJoin('client_product as credited', 'credited.id', 'credit.client_product_id')
      .innerJoin('product', 'product.id', 'credited.product_id')
      .select((part) => ['product.name as product_name', part.fn.sum<number>('credit.amount').as('amount')])
      .whereRef('credit.payment_id', '=', 'payment.id')
      .groupBy(['product.id', 'product.name', 'product.position'])
      .orderBy('product.position')
      .orderBy('product.id'),
  ).as('credits');

/** A payment's detail. The QR code is generated only while payable. */
export function viewDetail(row: DetailColumns, now: Date): Payment {
  const listed = viewRow({ ...row, product_names: row.items.map((item) => item.product_name) }, now);
  const payable = row.status === 'pending' && !listed.expired;
  return {
    ...listed,
    verified_at: iso(row.verified_at),
    bank_slip_url: row.bank_slip_url,
    bank_slip_line: row.bank_slip_line,
    pix_copy_paste: row.pix_copy_paste,
    qr_code_url: payable && row.pix_copy_paste ? qrCodeUrl(row.pix_copy_paste) : null,
    pix_code: row.method === 'pix' ? row.code : null,
    coupon_id: row.coupon_id,
    renewal_id: row.renewal_id,
    card_brand: row.card_brand,
    card_last_four: row.card_last_four,
    terms_version: row.terms_version,
    items: row.items,
    credits: row.credits,
  };
}

const iso = (at: Date | null) => at?.toISOString() ?? null;
