import type { Related } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { unknownInField } from '../../http/refusal.ts';
import { refusing } from '../../records/constraints.ts';
import { opened } from './entitlements.store.ts';

/** What products unlock one by one. */
type Unlocked = 'content' | 'fund' | 'stock';
const links = {
  content: { table: sql.table('content_product'), id: sql.ref('content_id') },
  fund: { table: sql.table('fund_product'), id: sql.ref('fund_id') },
  stock: { table: sql.table('stock_product'), id: sql.ref('stock_id') },
} satisfies Record<Unlocked, unknown>;

/** Whether one of the row's products is accessible to the client now. */
export const isUnlocked = (kind: Exclude<Unlocked, 'content'>, clientId: number, now: Date): RawBuilder<SqlBool> =>
  sql`(${sql.ref(`${kind}.id`)} in (
    select unlocking.${links[kind].id} from ${links[kind].table} unlocking where unlocking.product_id in ${opened(clientId, now)}
  )) is true`;

/**
 * The names of the products that it was made for, as one text, without those that unlock it only by including another.
 * `id` is the query's name of its id.
 */
export const madeFor = (kind: Unlocked, id = `${kind}.id`): RawBuilder<string> => sql`(
  select coalesce(string_agg(product.name, ', ' order by product.position, product.id), '')
  from ${links[kind].table} made join product on product.id = made.product_id
  where made.${links[kind].id} = ${sql.ref(id)} and not exists (
    select from product_closure granting join ${links[kind].table} part on part.product_id = granting.child_id
    where granting.parent_id = made.product_id and granting.child_id <> made.product_id
      and part.${links[kind].id} = made.${links[kind].id}
  )
)`;

export async function productsOf(db: Db, kind: Unlocked, id: number): Promise<Related[]> {
  const { table, id: column } = links[kind];
  const { rows } = await sql<Related>`
    select product.id, product.name from ${table} link join product on product.id = link.product_id
    where link.${column} = ${id} order by product.position, product.id`.execute(db);
  return rows;
}

/**
 * Sets exactly these products, or refuses an unknown one. Unchanged rows are left alone, so that the audit log shows
 * the changes only.
 */
export async function setProducts(
  trx: Db,
  { kind, id }: { kind: Unlocked; id: number },
  productIds: readonly number[],
): Promise<void> {
  const { table, id: column } = links[kind];
  await sql`delete from ${table} where ${column} = ${id} and product_id <> all(${[...productIds]}::int[])`.execute(trx);
  await sql`
    insert into ${table} (${column}, product_id) select ${id}, unnest(${[...productIds]}::int[]) on conflict do nothing`
    .execute(trx)
    .catch(refusing({ [`${kind}_product_product_id_fkey`]: () => unknownInField('products', 'Produto') }));
}
