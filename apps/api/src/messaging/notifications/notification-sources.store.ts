import type { Area } from '@mirante/domain/access.ts';
import type { PublishedKind } from '@mirante/domain/content/content.ts';
import type { NotifiableKind } from '@mirante/domain/messaging/notification.ts';
import { sql, type RawBuilder } from 'kysely';
import { opensArea } from '../../products/entitlements/entitlements.store.ts';

/** A target besides published contents: its table, and the name of a row. */
interface Source {
  table: RawBuilder<unknown>;
  title: RawBuilder<string>;
  /** Whether a row is visible to its readers now. */
  isOut: RawBuilder<boolean>;
  /** The area of its page. */
  area: Area;
  /** The products that include it; without them the area's. */
  openers?: (id: RawBuilder<number>) => RawBuilder<unknown>;
}

const always = sql<boolean>`true`;
const name = sql<string>`name`;

export const sources: Record<Exclude<NotifiableKind, PublishedKind>, Source> = {
  funds: {
    table: sql.table('fund'),
    title: name,
    isOut: always,
    area: 'funds',
    openers: (id) => sql`(select product_id from fund_product where fund_id = ${id})`,
  },
  stock: {
    table: sql.table('stock'),
    title: name,
    isOut: always,
    area: 'stocks',
    openers: (id) => sql`(select product_id from stock_product where stock_id = ${id})`,
  },
  portfolio: {
    table: sql.table('portfolio'),
    title: name,
    isOut: sql`active`,
    area: 'recommended',
    openers: (id) => sql`(select opener.product_id from portfolio opener where opener.id = ${id} and opener.active)`,
  },
  stockportfolio: {
    table: sql.table('stock_portfolio'),
    title: name,
    isOut: sql`active`,
    area: 'recommended',
    openers: (id) =>
      sql`(select opener.product_id from stock_portfolio opener where opener.id = ${id} and opener.active)`,
  },
  trade: { table: sql.table('trade'), title: sql`quoted_as`, isOut: always, area: 'trading' },
  trademessage: {
    table: sql.table('trader_message'),
    title: sql`left(plain_text(message), 100)`,
    isOut: always,
    area: 'trading',
  },
};

/**
 * Sets of products, of each of which a client needs one to access the target: those that include it come first, then
 * those that open its area. Empty if every client can.
 */
export function locksOf(kind: NotifiableKind | null, id: RawBuilder<number>): RawBuilder<unknown>[] {
  if (kind === null || kind === 'board') return [];
  if (!isSource(kind)) return [sql`(select product_id from content_product where content_id = ${id})`];
  const { area, openers } = sources[kind];
  const openArea = sql`(select id from product where ${opensArea(area, sql.ref('product.code'))})`;
  return openers ? [openers(id), openArea] : [openArea];
}
export const sourceKinds = Object.keys(sources) as (keyof typeof sources)[];
const isSource = (kind: NotifiableKind): kind is keyof typeof sources => kind in sources;
