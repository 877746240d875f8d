import type { TypedChange } from '../../database/schema/access.ts';
import type { Payer } from '../../database/schema/sales.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import type { Price } from '@mirante/domain/products/price.ts';
import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';
import type { ChargeItem } from '../../gateways/payments/port.ts';
import type { QuoteRequest } from './order.rules.ts';

export interface NewPayment {
  clientId: number;
  renews: number | undefined;
  /** Its products wait without holding anything: nobody showed that their client wants them. */
  isGuest?: boolean | undefined;
  request: Pick<QuoteRequest, 'installments'>;
  method: PaymentMethod;
  price: Price;
  coupon: { id: number; code: string } | undefined;
  card: { brand: string | null; lastFour: string | null };
  dueAt: Date | null;
  /** The version of the house's texts that the buyer agreed to. */
  terms: string | null;
  now: Date;
}

/** Writes the payment, its items, and each product as waiting for money; a guest's as not paid, which a payment still opens. */
export async function insertPayment(
  db: Trx,
  { clientId, renews, isGuest = false, request: asked, method, price, coupon, card, dueAt, terms, now }: NewPayment,
): Promise<{ id: number; code: string }> {
  const items = sql<PricedItem>`json_to_recordset(${JSON.stringify(price.items)})`.as<'item'>(
    sql`item (product_id int, amount numeric, discount numeric)`,
  );
  return db
    .with('opened', (q) =>
      q
        .insertInto('payment')
        .values({
          code: randomBytes(16).toString('hex'),
          client_id: clientId,
          type: renews ? 'renew' : 'buy',
          renewal_id: renews ?? null,
          guest: isGuest,
          method,
          status: 'pending',
          amount: price.amount,
          discount: price.discount,
          installments: method === 'free' ? 1 : asked.installments,
          coupon_id: coupon?.id ?? null,
          coupon_code: coupon?.code ?? null,
          card_brand: card.brand,
          card_last_four: card.lastFour,
          created_at: now,
          due_at: dueAt,
          terms_version: terms,
          terms_accepted_at: terms && now,
        })
        .returning(['id', 'code']),
    )
    .with('itemised', (q) =>
      q
        .insertInto('payment_item')
        .columns(['payment_id', 'product_id', 'amount', 'discount'])
        .expression((eb) =>
          eb.selectFrom(['opened', items]).select(['opened.id', 'item.product_id', 'item.amount', 'item.discount']),
        ),
    )
    .with('waiting', (q) =>
      q
        .insertInto('client_product')
        .columns(['client_id', 'product_id', 'status', 'payment_id', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom(['opened', items])
            .select([
              sql<number>`${clientId}::int`.as('client_id'),
              'item.product_id',
              sql<string>`${isGuest ? 'no_payment' : 'pending_payment'}`.as('status'),
              'opened.id',
              sql<Date>`${now}::timestamptz`.as('created_at'),
            ]),
        ),
    )
    .selectFrom('opened')
    .select(['id', 'code'])
    .executeTakeFirstOrThrow();
}
type PricedItem = Price['items'][number];

export interface NewIntent {
  paymentId: number;
  newClient: boolean;
  change?: TypedChange | undefined;
  payer?: Payer | undefined;
}

export async function insertIntent(db: Db, { paymentId, newClient, change, payer }: NewIntent): Promise<void> {
  await db
    .insertInto('purchase_intent')
    .values({
      payment_id: paymentId,
      new_client: newClient,
      change: change ? JSON.stringify(change) : null,
      payer: payer ? JSON.stringify(payer) : null,
    })
    .execute();
}

/** Everything that asking the gateway, and telling the buyer how to pay, takes; its items in the catalogue's order. */
export async function findChargeable(db: Db, paymentId: number) {
  const row = await db
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
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
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

/** What a payment charges for, line by line. */
export const chargedItems = ({ items }: Pick<ChargeablePayment, 'items'>): ChargeItem[] =>
  items.map(({ name, vindi_id, amount, discount }) => ({
    description: name,
    cents: Math.round((amount - discount) * 100),
    product: vindi_id,
  }));

/** Takes a refused purchase out again, and the client with it where it made the client and nothing else of theirs came since. */
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
