import { addMonths, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { ClosedStockPortfolioItem, StockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import { rowsOf } from '../../records/rows.ts';
import { versioned } from '../../records/version.ts';
import { paperOfDividend } from '../dividends/paper-of-dividend.ts';
import { everyCode, fairPrice, hasNewShares, sharesSince, splitFactor } from '../corporate-actions/shares.ts';

/**
 * The paper's dividends by ex-date within the year before a day, in percent of its price, per current share. Several
 * portfolios may list the same dividend.
 */
const yieldOn = (today: string): RawBuilder<number | null> => sql`(
  case when stock_code.national_code and stock_code.current_price > 0 then (
    select round(coalesce(sum(paid.value), 0) / stock_code.current_price * 100, 2)
    from (
      select distinct case when ${hasNewShares} then value / ${sharesSince(sql`with_date`, today)} else value end as value, with_date
      from dividend
      where dividend.code = any(${everyCode}) and ${paperOfDividend} = stock_code.id and with_date > ${addMonths(today, -12)} and with_date <= ${today}
    ) paid
  ) end
)`;

const rows = (db: Db, now: Date) => {
  const today = dayInSaoPaulo(now);
  return db
    .selectFrom('stock_portfolio_item as item')
    .innerJoin('stock_code', 'stock_code.id', 'item.stock_code_id')
    .innerJoin('stock', 'stock.id', 'stock_code.stock_id')
    .select(['item.id', 'item.stock_code_id', 'item.status', 'item.date_in', 'item.price_in', 'item.share', 'item.obs'])
    .select(['item.date_out', 'item.price_out', 'stock_code.code', 'stock.id as stock_id', 'stock.name as stock_name'])
    .select(['stock.sector', 'stock_code.national_code', 'stock_code.active', 'stock_code.current_price'])
    .select([fairPrice().as('fair_price'), 'stock_code.price_updated_at', yieldOn(today).as('yield')])
    .select(splitFactor(today).as('split_factor'));
};

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];
/** An item, open or closed. */
export type Item = StockPortfolioItem & { date_out: string | null; price_out: number | null };

const EDITABLE = ['stock_code_id', 'status', 'date_in', 'price_in', 'share', 'obs', 'date_out', 'price_out'] as const;

function view(row: Row): Item {
  const { id, status, date_in, price_in, split_factor, share, obs, date_out, price_out, stock_code_id, ...code } =
    asJson(row);
  const stock_code = { id: stock_code_id, ...code };
  const item = { id, stock_code_id, stock_code, status, date_in, price_in, split_factor, share, obs };
  return versioned({ ...item, date_out, price_out }, EDITABLE);
}

export const isClosed = (item: Item): item is Item & ClosedStockPortfolioItem => item.date_out !== null;
/** Without the fields of closed positions. */
export const asOpen = ({ date_out: _date, price_out: _price, ...item }: Item): StockPortfolioItem => item;

/** A portfolio's items: open ones in order, closed ones from the last. */
export async function findItems(
  db: Db,
  portfolioId: number,
  now: Date,
): Promise<{ items: StockPortfolioItem[]; items_closed: ClosedStockPortfolioItem[] }> {
  const all = (
    await rows(db, now)
      .where('item.stock_portfolio_id', '=', portfolioId)
      .orderBy('item.date_out', 'desc')
      .orderBy('item.position')
      .orderBy('item.id')
      .execute()
  ).map(view);
  return { items: all.filter((item) => !isClosed(item)).map(asOpen), items_closed: all.filter(isClosed) };
}

export async function findItem(db: Db, portfolioId: number, id: number, now: Date): Promise<Item | undefined> {
  const row = await rows(db, now)
    .where('item.stock_portfolio_id', '=', portfolioId)
    .where('item.id', '=', id)
    .executeTakeFirst();
  return row && view(row);
}

export const { insert, save, remove } = rowsOf('stock_portfolio_item');

/** After all others. */
export const nextPosition = async (trx: Db, portfolioId: number): Promise<number> =>
  (
    await trx
      .selectFrom('stock_portfolio_item')
      .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
      .where('stock_portfolio_id', '=', portfolioId)
      .executeTakeFirstOrThrow()
  ).next;

/** Writes only items whose position changes, so that the audit log shows what moved. */
export const place = (trx: Db, ids: readonly number[]): Promise<unknown> =>
  sql`
    update stock_portfolio_item item set position = placed.at - 1
    from unnest(${[...ids]}::int[]) with ordinality placed (id, at)
    where item.id = placed.id and item.position <> placed.at - 1`.execute(trx);
