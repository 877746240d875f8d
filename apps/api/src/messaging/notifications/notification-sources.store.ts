import type { PublishedKind } from '@mirante/domain/content/content.ts';
import type { NotifiableKind } from '@mirante/domain/messaging/notification.ts';
import { sql, type RawBuilder } from 'kysely';
import { opensArea } from '../../products/entitlements/entitlements.store.ts';

/** A target besides published contents: its table, the name of a row, and the products that include it. */
interface Source {
  table: RawBuilder<unknown>;
  title: RawBuilder<string>;
  /** Whether a row is visible to its readers now. */
  isOut: RawBuilder<boolean>;
  openers: (id: RawBuilder<number>) => RawBuilder<unknown>;
}

const always = sql<boolean>`true`;
const name = sql<string>`name`;
const traders = () => sql`(select id from product where ${opensArea('trading', sql.ref('product.code'))})`;

export const sources: Record<Exclude<NotifiableKind, PublishedKind>, Source> = {
  funds: {
    table: sql.table('fund'),
    title: name,
    isOut: always,
    openers: (id) => sql`(select product_id from fund_product where fund_id = ${id})`,
  },
  stock: {
    table: sql.table('stock'),
    title: name,
    isOut: always,
    openers: (id) => sql`(select product_id from stock_product where stock_id = ${id})`,
  },
  portfolio: {
    table: sql.table('portfolio'),
    title: name,
    isOut: sql`active`,
    openers: (id) => sql`(select opener.product_id from portfolio opener where opener.id = ${id} and opener.active)`,
  },
  stockportfolio: {
    table: sql.table('stock_portfolio'),
    title: name,
    isOut: sql`active`,
    openers: (id) =>
      sql`(select opener.product_id from stock_portfolio opener where opener.id = ${id} and opener.active)`,
  },
  trade: { table: sql.table('trade'), title: sql`quoted_as`, isOut: always, openers: traders },
  trademessage: {
    table: sql.table('trader_message'),
    title: sql`left(regexp_replace(message, '<[^>]*>', ' ', 'g'), 100)`,
    isOut: always,
    openers: traders,
  },
};

/** The products that include the target; undefined if every client can access it. */
export function openersOf(kind: NotifiableKind | null, id: RawBuilder<number>): RawBuilder<unknown> | undefined {
  if (kind === null || kind === 'board') return undefined;
  if (kind in sources) return sources[kind as keyof typeof sources].openers(id);
  return sql`(select product_id from content_product where content_id = ${id})`;
}
