import type {
  CancelReason,
  ExpiryLog,
  ProductChoice,
  StaffClientProduct,
} from '@mirante/domain/sales/client-product.ts';
import { statusEnding } from '@mirante/domain/products/client-product.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Trx } from '../../database/in-transaction.ts';
import { lockClient } from '../../people/client.store.ts';
import { directChildren } from '../../products/product.store.ts';

/** A client's acquisition, locked after the client and its payment, in the lock order of purchases. */
export async function lockAcquisition(db: Db, clientId: number, id: number) {
  const found =
    (await lockClient(db, clientId)) &&
    (await db
      .selectFrom('client_product')
      .select('payment_id')
      .where('id', '=', id)
      .where('client_id', '=', clientId)
      .executeTakeFirst());
  if (!found) return undefined;
  if (found.payment_id !== null)
    await db.selectFrom('payment').select('id').where('id', '=', found.payment_id).forUpdate().execute();
  return db
    .selectFrom('client_product')
    .select([
      'id',
      'client_id',
      'product_id',
      'status',
      'payment_id',
      'starts_at',
      'expires_at',
      'renewed_from_id',
      'renewed_by_id',
      'obs',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedAcquisition = NonNullable<Awaited<ReturnType<typeof lockAcquisition>>>;

/** Whether the client has any of these. */
export const hasActive = (db: Db, clientId: number, productIds: readonly number[]): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('client_product')
      .select('id')
      .where('client_id', '=', clientId)
      .where('product_id', 'in', productIds)
      .where('status', '=', 'active'),
  );

export async function expiryLogs(db: Db, id: number): Promise<ExpiryLog[]> {
  const rows = await db
    .selectFrom('expiry_log')
    .innerJoin('staff_user', 'staff_user.id', 'expiry_log.user_id')
    .select([
      'expiry_log.id',
      'expiry_log.created_at',
      'staff_user.name as user_name',
      'staff_user.email as user_email',
      'old_expires_at',
      'new_expires_at',
      'obs',
    ])
    .where('client_product_id', '=', id)
    .orderBy('expiry_log.id', 'desc')
    .execute();
  return rows.map(asJson);
}

interface NewExpiry {
  expires_at: Date;
  obs: string | null;
  userId: number;
  now: Date;
}

/**
 * The new expiry, with its log entry: an expired acquisition with a future end is reactivated, an active one with a
 * past end expires.
 */
export async function setExpiry(
  db: Trx,
  held: LockedAcquisition,
  { expires_at, obs, userId, now }: NewExpiry,
): Promise<void> {
  await db
    .updateTable('client_product')
    .set({ expires_at, status: statusEnding(expires_at, now) })
    .where('id', '=', held.id)
    .execute();
  await db
    .insertInto('expiry_log')
    .values({
      client_product_id: held.id,
      user_id: userId,
      old_expires_at: held.expires_at,
      new_expires_at: expires_at,
      obs,
      created_at: now,
    })
    .execute();
}

/** The reason that staff gave for the current expiry, if it is theirs. */
export async function expiryObsOf(db: Db, { id, expires_at }: LockedAcquisition): Promise<string | null> {
  const change = await db
    .selectFrom('expiry_log')
    .select('obs')
    .where('client_product_id', '=', id)
    .where('new_expires_at', '=', expires_at)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return change?.obs ?? null;
}

export const obsOf = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom('client_product').select('obs').where('id', '=', id).executeTakeFirstOrThrow()).obs;

export async function setObs(db: Db, id: number, obs: string): Promise<void> {
  await db.updateTable('client_product').set({ obs }).where('id', '=', id).execute();
}

export async function markCancelled(
  db: Trx,
  ids: readonly number[],
  { reasonId, reason, now }: { reasonId: number; reason: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('client_product')
    .set({ status: 'cancelled', cancel_at: now, cancel_reason_id: reasonId, cancel_reason: reason })
    .where('id', 'in', ids)
    .execute();
}

/** Its existing refund, or a removed one that was already sent. */
export const refundOf = async (db: Db, id: number): Promise<StaffClientProduct['refund']> => {
  const row = await db
    .selectFrom('refund')
    .select(['id', 'amount', 'state', 'created_at', 'refunded_at'])
    .where('client_product_id', '=', id)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('state', '<>', 'removed'),
        exists(
          selectFrom('money_entry')
            .select('money_entry.id')
            .whereRef('money_entry.refund_id', '=', 'refund.id')
            .where('kind', 'in', ['refund_sent', 'refund_by_hand']),
        ),
      ]),
    )
    .orderBy((eb) => eb('state', '=', 'removed'))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ? asJson(row) : null;
};

/**
 * An acquisition's payment, how its money arrived (null: not known), and how much may be refunded, in BRL. Attributed
 * money need not have come by the payment's method.
 */
export const findRefundable = (db: Db, id: number) =>
  db
    .selectFrom('client_product')
    .innerJoin('payment', 'payment.id', 'client_product.payment_id')
    .leftJoin('discrepancy', 'discrepancy.attributed_to', 'payment.id')
    .select((eb) => [
      'payment.id as payment_id',
      eb
        .case()
        .when('discrepancy.id', 'is', null)
        .then(eb.ref('payment.method'))
        .else(eb.ref('discrepancy.method'))
        .end()
        .as('method'),
      'payment.guest',
      sql<number>`refundable_of(client_product.id)`.as('amount'),
      sql<boolean>`discrepancy.id is not null`.as('attributed'),
    ])
    .where('client_product.id', '=', id)
    .where('payment.status', '=', 'paid')
    .executeTakeFirst();

export const cancelReasons = (db: Db): Promise<CancelReason[]> =>
  db.selectFrom('cancel_reason').select(['id', 'name']).orderBy('id').execute();

export const allProducts = (db: Db): Promise<ProductChoice[]> =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'name', 'active', 'vindi_code'])
    .select(directChildren.as('children'))
    .orderBy('name_key')
    .orderBy('id')
    .execute();
