import type { AnyEndpoint, Input } from '@mirante/contract/http.ts';
import { COUNT_CAP, type Page } from '@mirante/domain/records/page.ts';
import type { ReferenceExpression, SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Services } from '../services.ts';
import type { Ask, PageIds, SourceAsk, Start, Total } from './page-parts.ts';
import { pageOf, everyRowOf } from './page-query.ts';
import { matchingRows, type Query, type Question, type Reader } from './page-reader.ts';

export type Paging = 'page' | 'perPage' | 'sort' | 'order';
/** A list's own filters. */
export type Filters<E extends AnyEndpoint> = Omit<Input<E>, Paging>;
type SortOf<E extends AnyEndpoint> = Input<E>['sort'] & string;

type Where<E extends AnyEndpoint, DB, TB extends keyof DB> = {
  [F in keyof Filters<E>]-?: (
    query: SelectQueryBuilder<DB, TB, object>,
    value: NonNullable<Filters<E>[F]>,
    now: Date,
  ) => SelectQueryBuilder<DB, TB, object>;
};

/** How a list's sorts and filters become SQL: a missing one does not compile. */
interface Reading<E extends AnyEndpoint, DB, TB extends keyof DB, Row, Item> {
  /** The tables that filters and sorts use. Counting has no sort. */
  from: (db: Db, ask: SourceAsk & Filters<E>) => SelectQueryBuilder<DB, TB, object>;
  /** The tie-breaker, so that no row is on two pages. */
  id: ReferenceExpression<DB, TB>;
  sort: Record<SortOf<E>, ReferenceExpression<DB, TB>>;
  /** Orders equal sort values before the id does, where an index has them so. */
  ties?: ReferenceExpression<DB, TB>;
  /** Sorts with nullable columns: nulls come last in both directions. */
  nullable?: readonly SortOf<E>[];
  where: Where<E, DB, TB>;
  /**
   * For a large table: its columns of few values combined in a column `facet`, with an index of facet, sort and id for
   * every sort. `where` is a filter's condition on a facet, `leaves` the filters that do not decide for a whole facet,
   * and `rows` their remaining condition on a row, where it is simpler than the filter. `valued` names the nullable sort
   * that a leaf is about: it holds for all rows of a facet without a value.
   */
  facets?: {
    table: TB;
    where: Partial<Where<E, DB, TB>>;
    leaves: (filters: Filters<E>) => Filters<E>;
    rows: Partial<Where<E, DB, TB>>;
    valued: Partial<Record<keyof Filters<E>, SortOf<E>>>;
  };
  /** Joins the displayed columns to a page's ids. */
  // oxlint-disable-next-line typescript/no-explicit-any -- joins any tables; its rows are what counts
  show: (db: Db, page: PageIds, filters: Filters<E>) => SelectQueryBuilder<any, any, Row>;
  view: (row: Row, now: Date) => Item;
  /** A stored total, where these filters have one. */
  total?: (db: Db, filters: Filters<E>) => Total | undefined;
  start?: (db: Db, ask: Ask & Filters<E>) => Start<SelectQueryBuilder<DB, TB, object>> | undefined;
  /** The filters that exclude what the order begins with, as those of a column correlated with the order's may. */
  skipping?: (ask: Ask & Filters<E>) => object;
  /**
   * Whether these filters' best plan is the same for all values, so that it can be prepared. Lists with a start are.
   */
  steady?: (filters: Filters<E>) => boolean;
  /**
   * The tables with only some of the rows, quickly found, that all other filters apply to: where these exceed the cap,
   * the others are not counted.
   */
  sample?: ((db: Db, ask: Filters<E>) => SelectQueryBuilder<DB, TB, object>) | undefined;
  /** The counting cap. */
  cap?: (filters: Filters<E>) => number;
}

/** A list by pages, and all of it in the same order, chunk by chunk. */
export interface List<E extends AnyEndpoint, Item> {
  (services: ListServices, input: Input<E>): Promise<Page<Item>>;
  all: (services: ListServices, input: Input<E>) => AsyncGenerator<Item[]>;
  /** For other queries on the same rows. */
  reader: Reader;
  /** The rows of all pages, for sums. */
  matching: (services: Pick<ListServices, 'db' | 'now'>, input: Input<E>) => Query;
}
export type ListServices = Pick<Services, 'db' | 'pool' | 'now'>;

/**
 * A page is found by its ids alone, from an index of filter, sort and id; only its rows are joined to the displayed
 * columns. Counting stops at a cap.
 */
export const paged =
  <E extends AnyEndpoint>() =>
  <DB, TB extends keyof DB, Row, Item>(reading: Reading<E, DB, TB, Row, Item>): List<E, Item> => {
    const reader = reading as unknown as Reader;
    const list = async (services: ListServices, input: Input<E>): Promise<Page<Item>> => {
      const question = questionOf(input, services.now());
      const cap = reading.cap?.(question.filters as Filters<E>) ?? COUNT_CAP;
      const { rows, total, exact } = await pageOf(reader, services, { ...question, cap });
      const items = (rows as Row[]).map((row) => reading.view(row, question.now));
      return exact || total <= cap ? { items, total } : { items, total: cap, total_is_estimate: true };
    };
    async function* all(services: ListServices, input: Input<E>) {
      const question = questionOf(input, services.now());
      for await (const rows of everyRowOf(reader, services.db, question))
        yield (rows as Row[]).map((row) => reading.view(row, question.now));
    }
    const matching: List<E, Item>['matching'] = ({ db, now }, input) => {
      const { ask: _ask, ...unordered } = questionOf(input, now());
      return matchingRows(reader, db, unordered);
    };
    return Object.assign(list, { all, matching, reader });
  };

const questionOf = ({ page, perPage, sort, order, ...filters }: Ask, now: Date): Question => ({
  ask: { page, perPage, sort, order },
  filters,
  now,
});
