import { openersOf, type Area } from '@mirante/domain/access.ts';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';

const { selectFrom } = expressionBuilder<Schema>();

/** Of the acquisitions that a query calls so, those whose term has not ended. */
export const lasts = (acquired: string, now: Date): RawBuilder<boolean> => {
  const end = sql.ref(`${acquired}.expires_at`);
  return sql`(${end} is null or ${end} > ${now})`;
};

/** Of the acquisitions that a query calls so, those that open their product now. The SQL counterpart of `isOpen` in `domain`. */
export const isOpen = (acquired: string, now: Date): RawBuilder<boolean> =>
  // The status stands in the text, so that prepared plans too may use the index of the active ones.
  sql`(${sql.ref(`${acquired}.status`)} = 'active' and ${lasts(acquired, now)})`;

/** What opens for a client now: a product, and which of their own grants it; as often as there are such. */
export const openings = (clientId: number | RawBuilder<number>, now: Date) =>
  selectFrom('client_product as own')
    .innerJoin('product_closure as granted', 'granted.parent_id', 'own.product_id')
    .select(['granted.child_id as product_id', 'granted.parent_id as by_id'])
    .where('own.client_id', '=', clientId)
    .where(isOpen('own', now));

/** The products that open for a client now: `where('product_id', 'in', opened(client, now))`. The SQL counterpart of `entitlementsOf` in `domain`. */
export const opened = (clientId: number | RawBuilder<number>, now: Date) =>
  selectFrom(openings(clientId, now).as('opening')).select('opening.product_id');

/** Their ids, for a query that the planner shall know the share of. */
export async function openedIds(db: Db, clientId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select array(${opened(clientId, now)}) as ids`.execute(db);
  return rows[0]!.ids;
}

/** Whether the product of this code opens an area of the client area. The SQL counterpart of `isAreaOpen` in `domain`. */
export function opensArea(area: Area, code: RawBuilder<string>): RawBuilder<boolean> {
  const openers = openersOf(area);
  if (openers === 'any') return sql`true`;
  const ways = openers.map((opener) =>
    opener.startsWith('_') ? sql`right(${code}, ${opener.length}::int) = ${opener}` : sql`${code} = ${opener}`,
  );
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** The products that open for whoever has this one. */
export const openedBy = (productId: number) =>
  selectFrom('product_closure').select('child_id as product_id').where('parent_id', '=', productId);

/** Their codes, as one array. */
export const openedCodes = (clientId: number | RawBuilder<number>, now: Date): RawBuilder<string[]> =>
  sql`array(${selectFrom('product').select('code').where('id', 'in', opened(clientId, now)).orderBy('id')})`;

/** Whether a product opens for a client at some moment, as things stand. */
export const opensFor = async (db: Db, clientId: number, productId: number, at: Date): Promise<boolean> =>
  (await db
    .selectFrom(openings(clientId, at).as('opening'))
    .select('by_id')
    .where('product_id', '=', productId)
    .executeTakeFirst()) !== undefined;
