import { associatedField, associationKinds, type AssociationKind } from '@mirante/domain/content/association.ts';
import type { PublishedKind, Related, RelatedLists } from '@mirante/domain/content/content.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Where the links of each kind are, and what they lead to. */
export const tables: Record<AssociationKind, { links: string; column: string; table: string }> = {
  tags: { links: 'content_tag', column: 'tag_id', table: 'tag' },
  funds: { links: 'content_fund', column: 'fund_id', table: 'fund' },
  portfolios: { links: 'content_portfolio', column: 'portfolio_id', table: 'portfolio' },
  stocks: { links: 'content_stock', column: 'stock_id', table: 'stock' },
  'stock-portfolios': {
    links: 'content_stock_portfolio',
    column: 'stock_portfolio_id',
    table: 'stock_portfolio',
  },
};

/** By name. */
export async function relatedOfKind(db: Db, contentId: number, kind: AssociationKind): Promise<Related[]> {
  const { links, column, table } = tables[kind];
  const { rows } = await sql<Related>`
    select record.id, record.name from ${sql.table(links)} link join ${sql.table(table)} record on record.id = link.${sql.ref(column)}
    where link.content_id = ${contentId} order by record.name_key, record.id`.execute(db);
  return rows;
}

/** All that a content is associated to. */
export async function relatedOf(db: Db, contentId: number): Promise<RelatedLists> {
  const lists: RelatedLists = { tags: [], portfolios: [], funds: [], stock_portfolios: [], stocks: [], trades: [] };
  for (const kind of associationKinds) lists[associatedField[kind]] = await relatedOfKind(db, contentId, kind);
  return lists;
}

export const findContent = (db: Db, kind: PublishedKind, id: number): Promise<{ id: number } | undefined> =>
  db.selectFrom('content').select('id').where('id', '=', id).where('kind', '=', kind).executeTakeFirst();

/** Linked again, it stays linked. Answers whether there is such a record. */
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

/** Answers whether there was such a link. */
export async function unlink(db: Db, contentId: number, kind: AssociationKind, itemId: number): Promise<boolean> {
  const { links, column } = tables[kind];
  const { numAffectedRows } = await sql`
    delete from ${sql.table(links)} where content_id = ${contentId} and ${sql.ref(column)} = ${itemId}`.execute(db);
  return numAffectedRows === 1n;
}
