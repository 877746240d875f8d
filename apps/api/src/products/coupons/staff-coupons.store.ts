import type { Input } from '@mirante/contract/http.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import {
  couponQuantities,
  couponState,
  paymentTypeOf,
  type Coupon,
  type CouponCode,
  type CouponProduct,
  type CouponRow,
  type CouponState,
} from '@mirante/domain/products/coupon-record.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { sql, type Insertable, type Selectable, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { eq, isTrue } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { versioned, type VersionPart } from '../../records/version.ts';
import type { Schema } from '../../database/schema.ts';

type Stored = Selectable<Schema['coupon']>;
type Coupons = SelectQueryBuilder<Schema, 'coupon', object>;

const columns = [
  'coupon.id',
  'coupon.code',
  'coupon.qt',
  'coupon.usage_count',
  'coupon.is_default',
  'coupon.staff_only',
  'coupon.percent',
  'coupon.amount',
  'coupon.starts_at',
  'coupon.expires_at',
  'coupon.applies_to',
  'coupon.credit_card',
  'coupon.bank_slip',
  'coupon.pix',
  'coupon.obs',
  'coupon.created_at',
] as const;
const isForAny = sql<boolean>`not exists (select from coupon_product where coupon_id = coupon.id)`;

export const list = listOf(coupons.listCoupons, 'coupon', {
  rows: (db) => db.selectFrom('coupon').select(columns).select(isForAny.as('all_products')),
  nullable: ['coupon.expires_at'],
  where: {
    'coupon.id': eq,
    'coupon.code': (q, part) => q.where(sql<SqlBool>`strpos(upper(coupon.code), upper(${part})) > 0`),
    'coupon.qt': (q, key) => within(q, couponQuantities[key]),
    'coupon.state': (q, state, now) => inState(q, state, now),
    'coupon.discount_type': (q, type) =>
      q.where(type === 'percent' ? 'coupon.percent' : 'coupon.amount', 'is not', null),
    'coupon.applies_to': eq,
    'coupon.is_default': isTrue,
    'product.id': (q, id) =>
      q.where(
        sql<SqlBool>`(${isForAny} or exists (select from coupon_product where coupon_id = coupon.id and product_id = ${id}))`,
      ),
  },
  view: ({ obs: _obs, ...row }, now) => view(row, now),
});

function within(q: Coupons, { from, to }: { from: number; to: number | null }): Coupons {
  const above = q.where('coupon.qt', '>=', from);
  return to === null ? above : above.where('coupon.qt', '<=', to);
}

function inState(q: Coupons, state: CouponState, now: Date): Coupons {
  if (state === 'exhausted') return q.where('coupon.qt', '=', 0);
  const left = q.where('coupon.qt', '>', 0);
  if (state === 'expired') return left.where('coupon.expires_at', '<', now);
  return left
    .where((eb) => eb.or([eb('coupon.expires_at', 'is', null), eb('coupon.expires_at', '>=', now)]))
    .where('coupon.starts_at', state === 'scheduled' ? '>' : '<=', now);
}

function view(
  { percent, starts_at, expires_at, created_at, ...row }: Omit<Stored, 'obs'> & { all_products: boolean },
  now: Date,
): CouponRow {
  return {
    ...row,
    discount_type: percent === null ? 'value' : 'percent',
    percent,
    starts_at: dayInSaoPaulo(starts_at),
    expires_at: expires_at && dayInSaoPaulo(expires_at),
    state: couponState({ qt: row.qt, starts_at, expires_at }, now),
    created_at: created_at.toISOString(),
  };
}

/** A taken use moves from `qt` to `usage_count`. */
const editable = [
  'code',
  'uses',
  'percent',
  'amount',
  'starts_at',
  'expires_at',
  'applies_to',
  'credit_card',
  'bank_slip',
  'pix',
  'obs',
] as const;

export async function find(db: Db, id: number, now: Date): Promise<Coupon | undefined> {
  const row = await db.selectFrom('coupon').select(columns).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { obs, ...rest } = row;
  const products = await productsOf(db, id);
  const coupon = {
    ...view({ ...rest, all_products: products.length === 0 }, now),
    payment_type: paymentTypeOf(row),
    obs,
    products,
  };
  const { version: terms } = versioned({ ...coupon, uses: row.qt + row.usage_count }, editable);
  const products_version = versionOf(products);
  return { ...coupon, version: `${terms}.${products_version}`, products_version };
}

/** An edit that keeps the products conflicts with none of them. */
export const versionFor =
  ({ products }: Input<typeof coupons.editCoupon>): VersionPart =>
  (version) =>
    products ? version : version.split('.')[0]!;

const versionOf = (products: CouponProduct[]) =>
  versioned({ products: products.map(({ id }) => id) }, ['products']).version;

const productsOf = (db: Db, id: number): Promise<CouponProduct[]> =>
  db
    .selectFrom('coupon_product')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['product.id', 'product.code', 'product.name', 'product.image', 'product.active'])
    .where('coupon_id', '=', id)
    .orderBy('product.name_key')
    .orderBy('product.id')
    .execute();

/** Locks the coupon until the transaction ends: its buyers wait. */
export const lock = (db: Db, id: number): Promise<Stored | undefined> =>
  db.selectFrom('coupon').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

const table = rowsOf('coupon');
export const { save, remove } = table;

export async function insert(
  db: Db,
  values: Insertable<Schema['coupon']>,
  productIds: readonly number[],
): Promise<number> {
  const id = await table.insert(db, values);
  await link(db, id, productIds);
  return id;
}

export async function replaceProducts(db: Db, id: number, productIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('coupon_product')
    .where('coupon_id', '=', id)
    .where(sql<boolean>`product_id <> all(${productIds}::int[])`)
    .execute();
  await link(db, id, productIds);
}

/** The number of its payments, refused and cancelled ones included. */
export async function countPayments(db: Db, id: number): Promise<number> {
  const { n } = await db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('coupon_id', '=', id)
    .executeTakeFirstOrThrow();
  return n;
}

export async function link(db: Db, coupon_id: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await db
    .insertInto('coupon_product')
    .values(productIds.map((product_id) => ({ coupon_id, product_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const unlink = (db: Db, couponId: number, productId: number): Promise<{ product_id: number } | undefined> =>
  db
    .deleteFrom('coupon_product')
    .where('coupon_id', '=', couponId)
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst();

/** Serialises changes of the default coupon. */
export async function lockDefault(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('coupon_default'))`.execute(db);
}

export async function findDefault(db: Db): Promise<CouponCode | null> {
  const coupon = await db.selectFrom('coupon').select(['id', 'code']).where('is_default', '=', true).executeTakeFirst();
  return coupon ?? null;
}

export async function unsetDefault(db: Db, except: number | null = null): Promise<void> {
  await db
    .updateTable('coupon')
    .set({ is_default: false })
    .where('is_default', '=', true)
    .$if(except !== null, (q) => q.where('id', '<>', except!))
    .execute();
}
