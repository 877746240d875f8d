import { portfolioItemForm } from '@mirante/contract/investments/portfolios.form.ts';
import type { PortfolioFund, PortfolioItem } from '@mirante/domain/investments/portfolio.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { rowsOf } from '../../records/rows.ts';
import { fieldsOf, versioned } from '../../records/version.ts';

/** The editable values of an item, which its version covers. */
export interface ItemValues {
  name: string;
  description: string | null;
  share: number;
  funds: readonly number[];
  funds_categories: readonly number[];
}

const fund = sql`json_build_object(
  'id', fund.id, 'name', fund.name, 'category_name', category.name, 'liquidity', fund.liquidity, 'min_value', fund.min_value, 'opened', fund.opened
)`;
/** By name. `more` adds columns, in SQL on `fund`. */
const fundsWhere = (condition: RawBuilder<unknown>, more: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(${fund}::jsonb || ${more} order by fund.name_key, fund.id), '[]')
  from fund join fund_category category on category.id = fund.category_id where ${condition}
)`;

/** The items of a portfolio in order, with their links. */
export const itemRows = (db: Db, more: RawBuilder<unknown> = sql`'{}'::jsonb`) =>
  db
    .selectFrom('portfolio_item as item')
    .select(['item.id', 'item.name', 'item.description', 'item.share'])
    .select([
      fundsWhere(sql`fund.id in (select fund_id from portfolio_item_fund where item_id = item.id)`, more)
        .$castTo<PortfolioFund[]>()
        .as('funds'),
      sql<{ id: number; name: string }[]>`(
        select coalesce(json_agg(json_build_object('id', named.id, 'name', named.name) order by named.name_key, named.id), '[]')
        from portfolio_item_category link join fund_category named on named.id = link.category_id where link.item_id = item.id
      )`.as('funds_categories'),
      fundsWhere(
        sql`fund.category_id in (select category_id from portfolio_item_category where item_id = item.id)`,
        more,
      )
        .$castTo<PortfolioFund[]>()
        .as('funds_from_categories'),
    ])
    .orderBy('item.position')
    .orderBy('item.id');

export async function itemsOf(db: Db, portfolioId: number): Promise<PortfolioItem[]> {
  const rows = await itemRows(db).where('item.portfolio_id', '=', portfolioId).execute();
  return rows.map((row) => ({ ...row, version: versionOf(valuesOf(row)) }));
}

const idsOf = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id).toSorted((a, b) => a - b);
export const valuesOf = ({
  name,
  description,
  share,
  funds,
  funds_categories,
}: Pick<PortfolioItem, 'name' | 'description' | 'share' | 'funds' | 'funds_categories'>): ItemValues => ({
  name,
  description,
  share,
  funds: idsOf(funds),
  funds_categories: idsOf(funds_categories),
});
/** Equal values have equal versions, whatever the order of the funds. */
export const versionOf = (values: ItemValues): string =>
  versioned(
    {
      ...values,
      funds: values.funds.toSorted((a, b) => a - b),
      funds_categories: values.funds_categories.toSorted((a, b) => a - b),
    },
    fieldsOf(portfolioItemForm),
  ).version;

const table = rowsOf('portfolio_item');

interface Placed {
  position: number;
  at: Date;
}
export async function insertItem(
  trx: Db,
  portfolioId: number,
  { funds, funds_categories, ...values }: ItemValues,
  { position, at }: Placed,
): Promise<number> {
  const id = await table.insert(trx, {
    ...values,
    portfolio_id: portfolioId,
    position,
    created_at: at,
    updated_at: at,
  });
  await setLinks(trx, id, { funds, funds_categories });
  return id;
}

export async function saveItem(
  trx: Db,
  id: number,
  { funds, funds_categories, ...values }: ItemValues,
  { position, at }: Partial<Placed> & { at: Date },
): Promise<void> {
  await table.save(trx, id, { ...values, position, updated_at: at });
  await setLinks(trx, id, { funds, funds_categories });
}
export const { remove: removeItem } = table;

/** After all others. */
export const nextPosition = async (trx: Db, portfolioId: number): Promise<number> =>
  (
    await trx
      .selectFrom('portfolio_item')
      .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
      .where('portfolio_id', '=', portfolioId)
      .executeTakeFirstOrThrow()
  ).next;

/** Sets exactly these links. Unchanged rows are left alone, so that the audit log shows the changes only. */
async function setLinks(
  trx: Db,
  itemId: number,
  { funds, funds_categories }: Pick<ItemValues, 'funds' | 'funds_categories'>,
): Promise<void> {
  for (const [link, column, ids] of [
    ['portfolio_item_fund', 'fund_id', funds],
    ['portfolio_item_category', 'category_id', funds_categories],
  ] as const) {
    await sql`delete from ${sql.table(link)} where item_id = ${itemId} and ${sql.ref(column)} <> all(${ids}::int[])`.execute(
      trx,
    );
    await sql`
      insert into ${sql.table(link)} (item_id, ${sql.ref(column)}) select ${itemId}, unnest(${ids}::int[]) on conflict do nothing`.execute(
      trx,
    );
  }
}

/** Which of these ids exist, locked until the transaction ends. */
export async function known(
  trx: Db,
  kind: 'fund' | 'fund_category',
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(kind)} where id = any(${ids}::int[]) order by id for key share`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
