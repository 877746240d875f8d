import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import type { Price } from '@mirante/domain/products/price.ts';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Trx } from '../../database/in-transaction.ts';
import type { IdempotencyKey } from '../../http/idempotency.store.ts';
import type { Intent } from './purchase-intent.ts';
import type { QuoteRequest } from './order.rules.ts';

interface NewPayment {
  clientId: number;
  renews: number | undefined;
  /** Its products are not reserved: nobody proved that the client wants them. */
  isGuest?: boolean | undefined;
  request: Pick<QuoteRequest, 'installments'>;
  method: PaymentMethod;
  price: Price;
  coupon: { id: number; code: string } | undefined;
  card: { brand: string | null; lastFour: string | null };
  dueAt: Date | null;
  /** The version of the legal texts that the buyer agreed to. */
  terms: string | null;
  intent: Intent;
  /** The idempotency key of this purchase. */
  key: IdempotencyKey | undefined;
  now: Date;
}

/**
 * Inserts the payment, its items, intent and pending acquisitions (unpaid ones for a guest, which a payment still
 * activates), with the key's record, in one statement.
 */
export async function insertPayment(
  db: Trx,
  {
    clientId,
    renews,
    isGuest = false,
    request: asked,
    method,
    price,
    coupon,
    card,
    dueAt,
    terms,
    intent,
    key,
    now,
  }: NewPayment,
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
    .with('intended', (q) =>
      q
        .insertInto('purchase_intent')
        .columns(['payment_id', 'new_client', 'change', 'payer'])
        .expression((eb) =>
          eb
            .selectFrom('opened')
            .select([
              'id',
              sql<boolean>`${intent.newClient}::boolean`.as('new_client'),
              sql<string | null>`${jsonOf(intent.change)}::jsonb`.as('change'),
              sql<string | null>`${jsonOf(intent.payer)}::jsonb`.as('payer'),
            ]),
        ),
    )
    .with('claimed', (q) =>
      q
        .updateTable('idempotency')
        .from('opened')
        .set((eb) => ({ payment_id: eb.ref('opened.id') }))
        .where('scope', '=', key?.scope ?? null)
        .where('key', '=', key?.keyHash ?? null),
    )
    .selectFrom('opened')
    .select(['id', 'code'])
    .executeTakeFirstOrThrow();
}
const jsonOf = (value: object | undefined) => (value ? JSON.stringify(value) : null);
type PricedItem = Price['items'][number];
