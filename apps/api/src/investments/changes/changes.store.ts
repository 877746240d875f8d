import {
  changesBetween,
  type FairPrices,
  type Held,
  type PortfolioChange,
  type PortfolioKind,
} from '@mirante/domain/investments/portfolio-change.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { fairPrice, fairPriceOf } from '../corporate-actions/shares.ts';

/** A portfolio, and the time since when changes are wanted. */
interface Asked {
  kind: PortfolioKind;
  id: number;
  since: Date;
}
const scopeOf = ({ kind, id }: Pick<Asked, 'kind' | 'id'>) => `${kind}:${id}`;

interface EntryRow {
  scope: string;
  subject: string;
  kind: string;
  payload: string;
  then: boolean;
  /** The paper's code as it is now, as on every page. */
  code: string | null;
}

/** The changes of each portfolio up to a time, by default now, in the given order. */
export async function changesIn(db: Db, asked: readonly Asked[], until?: Date): Promise<PortfolioChange[][]> {
  if (asked.length === 0) return [];
  const scopes = asked.map(scopeOf);
  const span: Span = { since: asked.map((one) => one.since), until: until ?? 'infinity' };
  const [entries, fairPrices] = await Promise.all([entriesOf(db, scopes, span), fairPricesOf(db, scopes, span)]);
  const funds = await fundNames(db, entries);
  return asked.map((one) => {
    const own = entries.filter(({ scope }) => scope === scopeOf(one));
    const held = (then: boolean) => own.filter((entry) => entry.then === then).flatMap((entry) => heldIn(entry, funds));
    return changesBetween(
      held(true),
      held(false),
      fairPrices.filter(({ scope }) => scope === scopeOf(one)),
    );
  });
}

interface Span {
  /** One for each portfolio. */
  since: Date[];
  until: Date | 'infinity';
}

/** Each subject's last entry at both ends of the span, for portfolios with an entry within it. */
async function entriesOf(db: Db, scopes: string[], { since, until }: Span): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select asked.scope, e.subject, e.kind, e.payload, e."then",
      (select code from stock_code where id = (e.payload::json ->> 'stock_code_id')::int) as code
    from unnest(${scopes}::text[], ${since}::timestamptz[]) asked (scope, since), lateral (
      (select distinct on (subject) subject, kind, payload, true as "then" from record_entry
       where scope = asked.scope and moment <= asked.since order by subject, sequence desc)
      union all
      (select distinct on (subject) subject, kind, payload, false from record_entry
       where scope = asked.scope and moment <= ${until} order by subject, sequence desc)
    ) e
    where exists (
      select from record_entry within
      where within.scope = asked.scope and within.moment > asked.since and within.moment <= ${until}
    )`.execute(db);
  return rows;
}

interface ItemPayload {
  stock_code_id: number;
  code: string;
  share: number;
  date_out: string | null;
}
interface CompositionPayload {
  items: { item_id: number; name: string; share: number; funds: number[] }[];
}
const itemsOf = ({ kind, payload }: EntryRow) =>
  kind === 'composition_set' ? (JSON.parse(payload) as CompositionPayload).items : [];

/** The names, as they are now, of the funds in compositions. */
async function fundNames(db: Db, entries: readonly EntryRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(entries.flatMap(itemsOf).flatMap(({ funds }) => funds))];
  if (ids.length === 0) return new Map();
  const funds = await db.selectFrom('fund').select(['id', 'name']).where('id', 'in', ids).orderBy('name_key').execute();
  return new Map(funds.map(({ id, name }) => [id, name]));
}

/** The portfolio's content per an entry. */
function heldIn(entry: EntryRow, fundNamesById: ReadonlyMap<number, string>): Held[] {
  const { kind, subject, payload, code: current } = entry;
  if (kind === 'composition_set')
    return itemsOf(entry).map(({ item_id, name, share, funds }) => ({
      key: String(item_id),
      name,
      share,
      // In the order of their names.
      funds: [...fundNamesById].flatMap(([id, fund]) => (funds.includes(id) ? [{ id, name: fund }] : [])),
    }));
  if (!kind.startsWith('item_') || kind === 'item_removed') return [];
  const { stock_code_id, code, share, date_out } = JSON.parse(payload) as ItemPayload;
  // An item corrected to another paper is another entry; a paper with a new code is the same one.
  return date_out === null ? [{ key: `${subject} ${stock_code_id}`, name: current ?? code, share }] : [];
}

/** The papers of the asked portfolio at the span's end. Items are read faster than entries, and are as of now. */
const papersAt = (until: Span['until']): RawBuilder<unknown> =>
  until === 'infinity'
    ? sql`select stock_code_id from stock_portfolio_item
        where asked.scope = 'stock_portfolio:' || stock_portfolio_id and date_out is null`
    : sql`select (payload::json ->> 'stock_code_id')::int as stock_code_id from (
          select distinct on (subject) kind, payload from record_entry
          where scope = asked.scope and asked.scope like 'stock_portfolio:%' and moment <= ${until}
          order by subject, sequence desc
        ) item where kind <> 'item_removed' and payload::json ->> 'date_out' is null`;

/** Fair prices that changed within the span, of papers in stock portfolios. */
async function fairPricesOf(
  db: Db,
  scopes: string[],
  { since, until }: Span,
): Promise<(FairPrices & { scope: string })[]> {
  const { rows } = await sql<FairPrices & { scope: string }>`
    select asked.scope, stock_code.code as name, stock_code.national_code, ${priceBefore('was', sql`asked.since`)} as "from",
      case when later.id is null then ${fairPrice()} else ${priceBefore('later', sql`${until}::timestamptz`)} end as "to"
    from unnest(${scopes}::text[], ${since}::timestamptz[]) asked (scope, since)
    cross join lateral (${papersAt(until)}) held
    join stock_code on stock_code.id = held.stock_code_id, lateral (
      select price_before, day_before from fair_price_change changed
      where changed.stock_code_id = stock_code.id and changed.changed_at > asked.since and changed.changed_at <= ${until}
      order by changed_at, id limit 1
    ) was
    left join lateral (
      select id, price_before, day_before from fair_price_change changed
      where changed.stock_code_id = stock_code.id and changed.changed_at > ${until} order by changed_at, id limit 1
    ) later on true`.execute(db);
  return rows;
}

/** The fair price before a change, as it was at a time. */
const priceBefore = (change: 'was' | 'later', at: RawBuilder<unknown>): RawBuilder<number> =>
  fairPriceOf({
    price: sql.ref(`${change}.price_before`),
    day: sql`coalesce(${sql.ref(`${change}.day_before`)}, (${at} at time zone 'America/Sao_Paulo')::date)`,
  });
