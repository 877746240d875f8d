import type { products } from '@mirante/contract/products/products.ts';
import type { Product, ProductRow } from '@mirante/domain/products/product-record.ts';
import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { paged, type PageIds } from '../../records/paged.ts';
import { rowsOf } from '../../records/rows.ts';
import { versioned } from '../../records/version.ts';
import type { Schema } from '../../database/schema.ts';
import { relatedTo } from './hierarchy.rules.ts';

type Stored = Selectable<Schema['product']>;

const rowColumns = [
  'product.id',
  'product.code',
  'product.name',
  'product.price',
  'product.installments',
  'product.image',
  'product.active',
  'product.position',
  'product.created_at',
  'product.updated_at',
] as const;

export const list = paged<typeof products.listProducts>()({
  from: (db: Db) => db.selectFrom('product'),
  id: 'product.id',
  sort: {
    'product.id': 'product.id',
    'product.name': 'product.name_key',
    'product.code': 'product.code',
    'product.price': 'product.price',
    'product.installments': 'product.installments',
    'product.position': 'product.position',
    'product.created_at': 'product.created_at',
  },
  where: {
    'product.id': (q, id) => q.where('product.id', '=', id),
    'product.name': (q, part) => q.where(sql<SqlBool>`strpos(product.name_key, search_key(${part})) > 0`),
    'product.code': (q, part) => q.where(sql<SqlBool>`strpos(product.code, lower(${part})) > 0`),
    'product.active': (q, is) => q.where('product.active', '=', is === 'true'),
  },
  show: (db: Db, page: PageIds) => db.selectFrom(page).innerJoin('product', 'product.id', 'page.id').select(rowColumns),
  view: (row) => view(row),
});

const view = <R extends Pick<Stored, 'created_at' | 'updated_at'>>({ created_at, updated_at, ...row }: R) =>
  ({
    ...row,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }) satisfies Partial<ProductRow>;

export async function find(db: Db, id: number): Promise<Product | undefined> {
  const row = await db
    .selectFrom('product')
    .select([...rowColumns, 'description', 'vindi_id', 'vindi_code'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [all, links] = await Promise.all([everyProduct(db), everyLink(db)]);
  return versioned({ ...view(row), related_products: relatedTo(id, all, links) } as Product, [
    'name',
    'description',
    'price',
    'installments',
    'vindi_id',
    'vindi_code',
    'image',
    'position',
  ]);
}

export const everyProduct = (db: Db) =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'name', 'image', 'active'])
    .orderBy('name_key')
    .orderBy('id')
    .execute();
export const everyLink = (db: Db) => db.selectFrom('product_link').select(['parent_id', 'child_id']).execute();

export const nameOf = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('product').select('name').where('id', '=', id).executeTakeFirst())?.name;

const table = rowsOf('product');
export const { hold, save, remove } = table;

/** The last in the offer, unless it is given a place. */
export const insert = (db: Db, values: Insertable<Schema['product']>): Promise<number> =>
  table.insert(db, {
    ...values,
    position: values.position ?? sql<number>`(select coalesce(max(position), 0) + 1 from product)`,
  });

/** What a product is part of: clients who ever had it, payments, links to other products, coupons that name it. */
export async function usesOf(db: Db, id: number) {
  const { rows } = await sql<{ clients: number; is_paid: boolean; links: number; coupons: number }>`
    select
      (select count(distinct client_id) from client_product where product_id = ${id}) as clients,
      exists (select from payment_item where product_id = ${id}) as is_paid,
      (select count(*) from product_link where ${id} in (parent_id, child_id)) as links,
      (select count(*) from coupon_product where product_id = ${id}) as coupons`.execute(db);
  return rows[0]!;
}

export async function link(db: Db, parent_id: number, child_id: number): Promise<void> {
  await db.insertInto('product_link').values({ parent_id, child_id }).execute();
}

export const unlink = (db: Db, parentId: number, childId: number): Promise<{ child_id: number } | undefined> =>
  db
    .deleteFrom('product_link')
    .where('parent_id', '=', parentId)
    .where('child_id', '=', childId)
    .returning('child_id')
    .executeTakeFirst();
