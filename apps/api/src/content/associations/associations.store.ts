import { associatedField, associationKinds, type AssociationKind } from '@mirante/domain/content/association.ts';
import type { PublishedKind, Related, RelatedLists } from '@mirante/domain/content/content.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { opened, opensArea } from '../../products/entitlements/entitlements.store.ts';

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

/** Whether the row named `record` is accessible to a client with these products. */
const openBy: Record<AssociationKind, (products: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  tags: () => sql`true`,
  funds: (products) =>
    sql`exists (select from fund_product opening where opening.fund_id = record.id and opening.product_id in ${products})`,
  portfolios: (products) => sql`record.active and record.product_id in ${products}`,
  stocks: (products) =>
    sql`exists (select from stock_product opening where opening.stock_id = record.id and opening.product_id in ${products})`,
  'stock-portfolios': (products) => sql`record.active and record.product_id in ${products}`,
  trades: (products) =>
    sql`exists (select from product where ${opensArea('trading', sql.ref('product.code'))} and id in ${products})`,
};

/** By name; for a client, only accessible ones. */
export async function relatedOfKind(
  db: Db,
  contentId: number,
  kind: AssociationKind,
  reader?: Reader,
): Promise<Related[]> {
  const { links, column, table, name = 'name', key = 'name_key' } = tables[kind];
  const open = reader ? openBy[kind](sql`${opened(reader.clientId, reader.now)}`) : sql`true`;
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
