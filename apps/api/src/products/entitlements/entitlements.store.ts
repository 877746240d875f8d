import { openersOf, type Area } from '@mirante/domain/access.ts';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import type { Schema } from '../../database/schema.ts';

const { selectFrom } = expressionBuilder<Schema>();

/** Acquisitions named so in the query whose term has not ended. */
export const lasts = (acquired: string, now: Date): RawBuilder<boolean> => {
  const end = sql.ref(`${acquired}.expires_at`);
  return sql`(${end} is null or ${end} > ${now})`;
};

/** Acquisitions named so in the query that are open now. The SQL counterpart of `isOpen` in `domain`. */
export const isOpen = (acquired: string, now: Date): RawBuilder<boolean> =>
  // The status is a literal, so that prepared plans can use the partial index of active ones.
  sql`(${sql.ref(`${acquired}.status`)} = 'active' and ${lasts(acquired, now)})`;

/** What a client has access to now: a product and the owned one that grants it, possibly several times. */
export const openings = (clientId: number | RawBuilder<number>, now: Date) =>
  selectFrom('client_product as own')
    .innerJoin('product_closure as granted', 'granted.parent_id', 'own.product_id')
    .select(['granted.child_id as product_id', 'granted.parent_id as by_id'])
    .where('own.client_id', '=', clientId)
    .where(isOpen('own', now));

/**
 * The products that a client has access to now: `where('product_id', 'in', opened(client, now))`. The SQL counterpart
 * of `entitlementsOf` in `domain`.
 */
export const opened = (clientId: number | RawBuilder<number>, now: Date) =>
  selectFrom(openings(clientId, now).as('opening')).select('opening.product_id');

const findOpenedIds = compiledOnce((db, clientId: number, now: Date) =>
  db.selectNoFrom(sql<number[]>`array(${opened(clientId, now)})`.as('ids')),
);
/** Their ids as values, so that the planner can estimate their share. */
export async function openedIds(db: Db, clientId: number, now: Date): Promise<number[]> {
  const [found] = await findOpenedIds(db, clientId, now);
  return found!.ids;
}

/** Whether a product code opens an area. The SQL counterpart of `isAreaOpen` in `domain`. */
export function opensArea(area: Area, code: RawBuilder<string>): RawBuilder<boolean> {
  const openers = openersOf(area);
  if (openers === 'any') return sql`true`;
  const ways = openers.map((opener) =>
    opener.startsWith('_') ? sql`right(${code}, ${opener.length}::int) = ${opener}` : sql`${code} = ${opener}`,
  );
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Whether one of these products opens an area. */
export const isAreaOpenWith = (area: Area, products: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from product where ${opensArea(area, sql.ref('product.code'))} and product.id in ${products})`;

/** The products that this one grants, itself included. */
export const openedBy = (productId: number) =>
  selectFrom('product_closure').select('child_id as product_id').where('parent_id', '=', productId);

/** Their codes, as an array. */
export const openedCodes = (clientId: number | RawBuilder<number>, now: Date): RawBuilder<string[]> =>
  sql`array(${selectFrom('product').select('code').where('id', 'in', opened(clientId, now)).orderBy('id')})`;

/** Whether a client has access to a product at some time, as things are. */
export const opensFor = (db: Db, clientId: number, productId: number, at: Date): Promise<boolean> =>
  hasRow(db.selectFrom(openings(clientId, at).as('opening')).select('by_id').where('product_id', '=', productId));
