import type { TypedChange } from '../../database/schema/access.ts';
import type { Payer } from '../../database/schema/sales.ts';
import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import type { Price } from '@mirante/domain/products/price.ts';
import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';
import type { ChargeItem, ChargeOutcome } from '../../gateways/payments/port.ts';
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
  const payment = await db
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
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  const items = price.items.map(({ product_id, amount, discount }) => ({
    payment_id: payment.id,
    product_id,
    amount,
    discount,
  }));
  await db.insertInto('payment_item').values(items).execute();
  const waiting = items.map(({ product_id }) => ({
    client_id: clientId,
    product_id,
    status: isGuest ? ('no_payment' as const) : ('pending_payment' as const),
    payment_id: payment.id,
    created_at: now,
  }));
  await db.insertInto('client_product').values(waiting).execute();
  return payment;
}

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

/** Everything that asking the gateway takes. */
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
      'client.name',
      'client.email',
      'client.cpf',
      'client.phone',
    ])
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  return row && { ...row, products: await productNames(db, paymentId) };
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
export async function chargedItems(db: Db, paymentId: number): Promise<ChargeItem[]> {
  const rows = await db
    .selectFrom('payment_item')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['product.name', 'product.vindi_id', 'amount', 'discount'])
    .where('payment_id', '=', paymentId)
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  return rows.map(({ name, vindi_id, amount, discount }) => ({
    description: name,
    cents: Math.round((amount - discount) * 100),
    product: vindi_id,
  }));
}

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

/** Every try at the gateway is kept, whatever became of the purchase. */
export async function logAttempt(
  db: Db,
  payment: Pick<ChargeablePayment, 'code' | 'method' | 'amount' | 'discount'>,
  outcome: ChargeOutcome,
  at: Date,
): Promise<void> {
  const amount = Math.round((payment.amount - payment.discount) * 100) / 100;
  const detail = outcome.kind === 'accepted' ? outcome.charge.code : outcome.detail;
  await db
    .insertInto('charge_attempt')
    .values({
      reference: payment.code,
      method: payment.method,
      amount,
      outcome: outcome.kind,
      detail: detail.slice(0, 500),
      created_at: at,
    })
    .execute();
}
