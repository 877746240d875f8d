import type { Compilable, ReferenceExpression, SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Ask, PageIds, Start, Total } from './page-parts.ts';

// Generic over every list there is; each list's own types are checked where it is declared.
/* oxlint-disable typescript/no-explicit-any */
export type Query = SelectQueryBuilder<any, any, any>;
export type Reference = ReferenceExpression<any, any>;
/* oxlint-enable typescript/no-explicit-any */

type Where = Record<string, (query: Query, value: unknown, now: Date) => Query>;

export interface Reader {
  from: (db: Db, ask: object) => Query;
  id: Reference;
  sort: Record<string, Reference>;
  nullable?: readonly string[];
  where: Where;
  facets?: { table: string; where: Where; leaves: (filters: object) => object; rows: Where };
  show: (db: Db, page: PageIds, filters: object) => Query;
  total?: (db: Db, filters: object) => Total | undefined;
  start?: (db: Db, ask: object) => Start<Query> | undefined;
  steady?: (filters: object) => boolean;
  /** Of a list without filters, as they were compiled: see `first-page-cache.ts`. */
  firstPages?: Map<string, Statement>;
}

/** A page's rows, each with the list's total. */
export type Shown = Record<string, unknown> & { list_total: number };
export interface Statement {
  query: Compilable<Shown>;
  isPrepared: boolean;
  /** Whether the total stands however high. */
  exact: boolean;
}

/** A list's question: its filters, as of a moment. */
export interface Question {
  ask: Ask;
  filters: object;
  now: Date;
}

/** The rows that pass these filters. Which of a list's tables they are read from may depend on the order; counting them has none. */
export const matchingRows = (
  { from, where }: Reader,
  db: Db,
  { ask, filters, now }: Omit<Question, 'ask'> & { ask?: Ask },
): Query => applyFilters(from(db, { ...ask, ...filters }), where, filters, now);

export const applyFilters = (query: Query, where: Where, filters: object, now: Date): Query =>
  setFilters(filters).reduce((narrowed, [name, value]) => where[name]?.(narrowed, value, now) ?? narrowed, query);

export const setFilters = (filters: object): [string, unknown][] =>
  Object.entries(filters).filter(([, value]) => value !== undefined);
