import { productForm } from '@mirante/contract/products/products.form.ts';
import { products } from '@mirante/contract/products/products.ts';
import type { Product } from '@mirante/domain/products/product-record.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { contains, eq, on, isTrue } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { fieldsOf, versioned } from '../../records/version.ts';
import { offerRowsOf } from '../offer-rows.store.ts';
import { directChildren } from '../product.store.ts';
import { relatedTo } from './hierarchy.rules.ts';

const rows = (db: Db) =>
  db
    .selectFrom('product')
    .select(['product.id', 'product.code', 'product.name', 'product.price', 'product.installments', 'product.image'])
    .select(['product.active', 'product.position', 'product.vindi_code', 'product.created_at', 'product.updated_at'])
    .select(directChildren.as('children'));

export const list = listOf(products.listProducts, 'product', {
  rows,
  sort: { 'product.name': 'product.name_key' },
  where: {
    'product.id': eq,
    'product.name': on('product.name_key', contains),
    'product.code': (q, part) => q.where(sql<SqlBool>`strpos(product.code, lower(${part})) > 0`),
    'product.active': isTrue,
  },
});

export async function find(db: Db, id: number): Promise<Product | undefined> {
  const row = await rows(db)
    .select(['description', 'benefits', 'vindi_id'])
    .where('product.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [all, links] = await Promise.all([everyProduct(db), everyLink(db)]);
  return versioned({ ...asJson(row), related_products: relatedTo(id, all, links) }, fieldsOf(productForm));
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

export const { lock, insert, save, remove } = offerRowsOf('product');

/** A product's references: acquisitions, payments, product links, coupons, contents, stock portfolios. */
export async function usesOf(db: Db, id: number) {
  const used = await sql<{
    clients: number;
    is_paid: boolean;
    links: number;
    coupons: number;
    contents: number;
    portfolios: number;
  }>`
    select
      (select count(distinct client_id) from client_product where product_id = ${id}) as clients,
      exists (select from payment_item where product_id = ${id}) as is_paid,
      (select count(*) from product_link where ${id} in (parent_id, child_id)) as links,
      (select count(*) from coupon_product where product_id = ${id}) as coupons,
      (select count(*) from content_product where product_id = ${id}) as contents,
      (select count(*) from stock_portfolio where product_id = ${id}) as portfolios`.execute(db);
  return used.rows[0]!;
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
