import type { OwnRecords } from '@mirante/domain/people/account.ts';
import type { ExpressionBuilder } from 'kysely';
import { addressRow } from '../../access/login/client-address.store.ts';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { clientRow } from '../client.store.ts';
import { openCart } from '../sealed-cart.ts';
import type { Cart, SealedCart } from '../../database/schema/sales.ts';
import { abandonedCarts, provenAddress, resumeLinks } from './checkout-records.store.ts';
import { readingTables, type Rows } from './reading-records.store.ts';

const paymentsOf = (db: Db, id: number) => db.selectFrom('payment').select('id').where('client_id', '=', id);
const ofOwner = (eb: ExpressionBuilder<Schema, 'payment'>, column: 'card_brand' | 'card_last_four') =>
  eb.case().when('guest', '=', true).then(null).else(eb.ref(column)).end().as(column);
/**
 * Every table about a client, with the columns that are their personal data. Excluded are hashes, credentials,
 * generated columns, staff's notes, and what may be other people's data, as what a guest typed.
 */
const tables: Record<string, Rows> = {
  client: (db, id) => clientRow(db, id).select(['must_change_password', 'password_expires_at']),
  client_address: addressRow,
  client_product: (db, id) =>
    db
      .selectFrom('client_product')
      .innerJoin('product', 'product.id', 'product_id')
      .select([
        'client_product.id',
        'product_id',
        'product.name as product_name',
        'status',
        'payment_id',
        'client_product.created_at',
        'starts_at',
        'expires_at',
        'renewed_from_id',
        'renewed_by_id',
        'cancel_at',
        'cancel_reason_id',
        'cancel_reason',
      ])
      .where('client_id', '=', id)
      .orderBy('client_product.id'),
  expiry_log: (db, id) =>
    db
      .selectFrom('expiry_log')
      .innerJoin('client_product', 'client_product.id', 'client_product_id')
      .select(['client_product_id', 'old_expires_at', 'new_expires_at', 'expiry_log.created_at'])
      .where('client_id', '=', id)
      .orderBy('expiry_log.id'),
  staff_reminder: (db, id) =>
    db
      .selectFrom('staff_reminder')
      .select(['id', 'client_product_id', 'reminded_at', 'mailed_at'])
      .where('client_id', '=', id)
      .orderBy('id'),
  payment: (db, id) =>
    db
      .selectFrom('payment')
      .select([
        'id',
        'type',
        'method',
        'status',
        'amount',
        'discount',
        'installments',
        'vindi_code',
        'coupon_id',
        'coupon_code',
        'renewal_id',
        'guest',
        'bank_slip_url',
        'bank_slip_line',
        'pix_copy_paste',
        'created_at',
        'due_at',
        'confirmed_at',
        'verified_at',
        'terms_version',
        'terms_accepted_at',
        'link_sent_at',
        'link_sent_by',
      ])
      // A guest order's card may be another person's.
      .select((eb) => [ofOwner(eb, 'card_brand'), ofOwner(eb, 'card_last_four')])
      .where('client_id', '=', id)
      .orderBy('id'),
  payment_item: (db, id) =>
    db
      .selectFrom('payment_item')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['payment_id', 'product_id', 'product.name as product_name', 'amount', 'discount'])
      .where('payment_id', 'in', paymentsOf(db, id))
      .orderBy('payment_id')
      .orderBy('product_id'),
  refund: (db, id) =>
    db
      .selectFrom('refund')
      .select(['id', 'client_product_id', 'payment_id', 'amount', 'created_at', 'updated_at', 'refunded_at', 'state'])
      .where('client_id', '=', id)
      .orderBy('id'),
  money_entry: (db, id) =>
    db
      .selectFrom('money_entry')
      .select(['id', 'kind', 'payment_id', 'refund_id', 'resolves_id', 'amount', 'gateway_reference', 'detail', 'at'])
      .where('payment_id', 'in', paymentsOf(db, id))
      .orderBy('id'),
  discrepancy: (db, id) =>
    db
      .selectFrom('discrepancy')
      .select(['id', 'kind', 'status', 'charge_code', 'payment_id', 'method', 'expected', 'received'])
      .select(['found_at', 'resolved_at', 'attributed_to'])
      // Attributed money may have been paid for another client's payment.
      .where((eb) => eb(eb.fn.coalesce('payment_id', 'attributed_to'), 'in', paymentsOf(db, id)))
      .orderBy('id'),
  coupon_use: (db, id) =>
    db
      .selectFrom('coupon_use')
      .select(['payment_id', 'coupon_id', 'taken_at', 'released_at', 'beyond_quantity'])
      .where('payment_id', 'in', paymentsOf(db, id))
      .orderBy('payment_id'),
  upgrade_credit: (db, id) =>
    db
      .selectFrom('upgrade_credit')
      .select(['payment_id', 'product_id', 'client_product_id', 'amount', 'released_at'])
      .where('payment_id', 'in', paymentsOf(db, id))
      .orderBy('payment_id')
      .orderBy('client_product_id'),
  purchase_intent: (db, id) =>
    db
      .selectFrom('purchase_intent')
      .select(['payment_id', 'new_client', 'greeted_at'])
      .where('payment_id', 'in', paymentsOf(db, id))
      .orderBy('payment_id'),
  session: (db, id) =>
    db
      .selectFrom('session')
      .select(['id', 'kind', 'created_at', 'seen_at', 'proven_at', 'expires_at', 'ip', 'agent'])
      .where('client_id', '=', id)
      // Views are of the users who opened them.
      .where('opened_by', 'is', null)
      .orderBy('id'),
  passkey: (db, id) =>
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'transports', 'created_at', 'used_at'])
      .where('client_id', '=', id)
      .orderBy('id'),
  login_event: (db, id) =>
    db.selectFrom('login_event').select(['id', 'error', 'created_at']).where('client_id', '=', id).orderBy('id'),
  access_record: (db, id) =>
    db.selectFrom('access_record').select(['id', 'ip', 'at']).where('client_id', '=', id).orderBy('id'),
  ...readingTables,
  client_visit: (db, id) =>
    db.selectFrom('client_visit').select(['began_at', 'last_began_at']).where('client_id', '=', id),
  mailed_link: (db, id) =>
    db
      .selectFrom('mailed_link')
      .select(['id', 'purpose', 'email', 'created_at', 'expires_at', 'used_at'])
      .where('client_id', '=', id)
      .orderBy('created_at'),
  checkout_session: (db, id) =>
    db
      .selectFrom('checkout_session')
      .select(['key', 'step', 'cart', 'created_at', 'updated_at'])
      .where('client_id', '=', id)
      .orderBy('created_at'),
  erasure_request: (db, id) =>
    db
      .selectFrom('erasure_request')
      .select(['id', 'reason', 'created_at', 'closed_at', 'withdrawn_at'])
      .where('client_id', '=', id)
      .orderBy('id'),
};

/** All tables in one snapshot. */
export const recordsOf = (
  { config, db }: Pick<Services, 'config' | 'db'>,
  clientId: number,
): Promise<OwnRecords['tables']> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const records: OwnRecords['tables'] = {};
      for (const [name, rows] of Object.entries(tables))
        records[name] = (await rows(trx, clientId).execute()) as Record<string, unknown>[];
      const proofs = await provenAddress({ config, db: trx }, clientId);
      const carts = [...records.checkout_session!, ...(await abandonedCarts(trx, proofs))] as unknown as Checkout[];
      const opened = carts.map(({ key, cart, ...row }) => ({ ...row, cart: cart && openCart(config, key, cart) }));
      return { ...records, checkout_session: opened, resume_link: await resumeLinks({ config, db: trx }, proofs) };
    });

interface Checkout {
  key: string;
  cart: Cart | SealedCart | null;
}
