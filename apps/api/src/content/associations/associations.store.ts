import type { Area } from '@mirante/domain/access.ts';
import { associatedField, associationKinds, type AssociationKind } from '@mirante/domain/content/association.ts';
import type { PublishedKind, Related, RelatedLists } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isAreaOpenWith, opened } from '../../products/entitlements/entitlements.store.ts';

interface Links {
  links: string;
  column: string;
  table: string;
  /** The column of the record's name, if not `name`. */
  name?: string;
  key?: string;
}
/** The link table of each kind, and its target. */
export const tables: Record<AssociationKind, Links> = {
  tags: { links: 'content_tag', column: 'tag_id', table: 'tag' },
  funds: { links: 'content_fund', column: 'fund_id', table: 'fund' },
  portfolios: { links: 'content_portfolio', column: 'portfolio_id', table: 'portfolio' },
  stocks: { links: 'content_stock', column: 'stock_id', table: 'stock' },
  'stock-portfolios': {
    links: 'content_stock_portfolio',
    column: 'stock_portfolio_id',
    table: 'stock_portfolio',
  },
  trades: { links: 'content_trade', column: 'trade_id', table: 'trade', name: 'quoted_as', key: 'asset_key' },
};

type Products = RawBuilder<unknown>;
const isUnlocked = (links: 'fund_product' | 'stock_product', column: string) => (products: Products) =>
  sql`exists (select from ${sql.table(links)} opening where ${sql.ref(`opening.${column}`)} = record.id and opening.product_id in ${products})`;
const isActive = (products: Products) => sql`record.active and record.product_id in ${products}`;
/** The area of each kind's pages, and whether the row named `record` is accessible there with these products. */
const access: Record<
  Exclude<AssociationKind, 'tags'>,
  { area: Area; isOpen: (products: Products) => RawBuilder<unknown> }
> = {
  funds: { area: 'funds', isOpen: isUnlocked('fund_product', 'fund_id') },
  portfolios: { area: 'recommended', isOpen: isActive },
  stocks: { area: 'stocks', isOpen: isUnlocked('stock_product', 'stock_id') },
  'stock-portfolios': { area: 'recommended', isOpen: isActive },
  trades: { area: 'trading', isOpen: () => sql`true` },
};

function isAccessible(kind: AssociationKind, products: Products): RawBuilder<unknown> {
  if (kind === 'tags') return sql`true`;
  const { area, isOpen } = access[kind];
  return sql`${isAreaOpenWith(area, products)} and ${isOpen(products)}`;
}

/** By name; for a client, only accessible ones. */
export async function relatedOfKind(
  db: Db,
  contentId: number,
  kind: AssociationKind,
  reader?: Reader,
): Promise<Related[]> {
  const { links, column, table, name = 'name', key = 'name_key' } = tables[kind];
  const open = reader ? isAccessible(kind, sql`${opened(reader.clientId, reader.now)}`) : sql`true`;
  const { rows } = await sql<Related>`
    select record.id, ${sql.ref(`record.${name}`)} as name from ${sql.table(links)} link join ${sql.table(table)} record on record.id = link.${sql.ref(column)}
    where link.content_id = ${contentId} and ${open} order by ${sql.ref(`record.${key}`)}, record.id`.execute(db);
  return rows;
}

/** The client and the time. */
interface Reader {
  clientId: number;
  now: Date;
}

/** A content's associations; for a client, only accessible ones. */
export async function relatedOf(db: Db, contentId: number, reader?: Reader): Promise<RelatedLists> {
  const lists: RelatedLists = { tags: [], portfolios: [], funds: [], stock_portfolios: [], stocks: [], trades: [] };
  for (const kind of associationKinds) lists[associatedField[kind]] = await relatedOfKind(db, contentId, kind, reader);
  return lists;
}

export const findContent = (db: Db, kind: PublishedKind, id: number): Promise<{ id: number } | undefined> =>
  db.selectFrom('content').select('id').where('id', '=', id).where('kind', '=', kind).executeTakeFirst();

/**
 * Locks a content until the transaction ends. Its searched words are composed of its text, tags and PDF: whoever changes
 * one of these waits for the others, and sees what they changed. An edit of the content holds the same lock.
 */
export const lockContent = (trx: Db, id: number): Promise<unknown> =>
  trx.selectFrom('content').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Idempotent. Returns whether the record exists. */
export async function link(trx: Db, contentId: number, kind: AssociationKind, itemId: number): Promise<boolean> {
  const { links, column, table } = tables[kind];
  const { rows } = await sql`select from ${sql.table(table)} where id = ${itemId} for key share`.execute(trx);
  if (rows.length === 0) return false;
  await sql`
    insert into ${sql.table(links)} (content_id, ${sql.ref(column)}) values (${contentId}, ${itemId}) on conflict do nothing`.execute(
    trx,
  );
  return true;
}

/** Returns whether there was such a link. */
export async function unlink(db: Db, contentId: number, kind: AssociationKind, itemId: number): Promise<boolean> {
  const { links, column } = tables[kind];
  const { numAffectedRows } = await sql`
    delete from ${sql.table(links)} where content_id = ${contentId} and ${sql.ref(column)} = ${itemId}`.execute(db);
  return numAffectedRows === 1n;
}
