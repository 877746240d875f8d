import type { Compilable, ReferenceExpression, SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Ask, PageIds, Start, Total } from './page-parts.ts';

// Generic over all lists; each list's types are checked at its declaration.
/* oxlint-disable typescript/no-explicit-any */
export type Query = SelectQueryBuilder<any, any, any>;
type Reference = ReferenceExpression<any, any>;
/* oxlint-enable typescript/no-explicit-any */

type Where = Record<string, (query: Query, value: unknown, now: Date) => Query>;

export interface Reader {
  from: (db: Db, ask: object) => Query;
  id: Reference;
  sort: Record<string, Reference>;
  ties?: Reference;
  nullable?: readonly string[];
  where: Where;
  facets?: {
    table: string;
    where: Where;
    leaves: (filters: object) => object;
    rows: Where;
    valued: Record<string, string>;
  };
  show: (db: Db, page: PageIds, filters: object) => Query;
  total?: (db: Db, filters: object) => Total | undefined;
  start?: (db: Db, ask: object) => Start<Query> | undefined;
  sample?: (db: Db, ask: object) => Query;
  skipping?: (ask: object) => object;
  steady?: (filters: object) => boolean;
  /** The compiled first pages of an unfiltered list: see `first-page-cache.ts`. */
  firstPages?: Map<string, Statement>;
}

/** A page's rows, each with the list's total. */
export type Shown = Record<string, unknown> & { list_total: number };
export interface Statement {
  query: Compilable<Shown>;
  isPrepared: boolean;
  /** Whether the total is exact at any size. */
  exact: boolean;
}

/** A list's filters, and the current time. */
export interface Question {
  ask: Ask;
  filters: object;
  now: Date;
}

/** The filtered rows. Their source table may depend on the sort; counting has none. */
export const matchingRows = (
  { from, where }: Reader,
  db: Db,
  { ask, filters, now }: Omit<Question, 'ask'> & { ask?: Ask },
): Query => applyFilters(from(db, { ...ask, ...filters }), where, filters, now);

export const applyFilters = (query: Query, where: Where, filters: object, now: Date): Query =>
  setFilters(filters).reduce((narrowed, [name, value]) => where[name]?.(narrowed, value, now) ?? narrowed, query);

/** An empty text filters nothing. */
export const setFilters = (filters: object): [string, unknown][] =>
  Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
