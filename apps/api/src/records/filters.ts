import { addDays, startOfDay } from '@mirante/domain/dates.ts';
import { sql, type SelectQueryBuilder, type SelectType, type SqlBool } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** `refund.amount`: a table's column; by default any table's. */
export type Column<T extends keyof Schema = keyof Schema> = { [N in T]: `${N}.${keyof Schema[N] & string}` }[T];
type ValueOf<C> = C extends `${infer T extends keyof Schema}.${infer K}`
  ? K extends keyof Schema[T]
    ? NonNullable<SelectType<Schema[T][K]>>
    : never
  : never;
type ColumnWith<V, C = Column> = C extends Column ? (ValueOf<C> extends V ? C : never) : never;

// oxlint-disable-next-line typescript/no-explicit-any -- a query of any table
type Query = SelectQueryBuilder<Schema, any, object>;
/** A filter's effect on a list's query. The column is the one named like the filter. */
export type Filter<V, C> = (query: Query, value: V, now: Date, column: C) => Query;

/** Applies a filter to another column. */
export const on =
  <V, const C extends Column>(column: C, filter: Filter<V, C>) =>
  (query: Query, value: V, now: Date): Query =>
    filter(query, value, now, column);

export const eq = <C extends Column>(query: Query, value: ValueOf<C>, _now: Date, column: C): Query =>
  query.where(sql<SqlBool>`${sql.ref(column)} = ${value}`);

/** `true` and `false` as in a query string. */
export const isTrue = (query: Query, value: string, _now: Date, column: ColumnWith<boolean>): Query =>
  query.where(sql<SqlBool>`${sql.ref(column)} = ${value === 'true'}`);

/** Whether there is a value: `true` and `false` as in a query string. */
export const isPresent = (query: Query, value: string, _now: Date, column: Column): Query =>
  query.where(sql<SqlBool>`${sql.ref(column)} is ${value === 'true' ? sql`not null` : sql`null`}`);

/** On this day in São Paulo or later. */
export const since = (query: Query, day: string, _now: Date, column: ColumnWith<Date>): Query =>
  query.where(sql<SqlBool>`${sql.ref(column)} >= ${startOfDay(day)}`);

/** On this day in São Paulo or earlier. */
export const through = (query: Query, day: string, _now: Date, column: ColumnWith<Date>): Query =>
  query.where(sql<SqlBool>`${sql.ref(column)} < ${startOfDay(addDays(day, 1))}`);

/** On this day in São Paulo. */
export const onDay: typeof since = (query, day, now, column) =>
  through(since(query, day, now, column), day, now, column);

/** `since` for a calendar day column. */
export const sinceDay = (query: Query, day: string, _now: Date, column: ColumnWith<string>): Query =>
  query.where(sql<SqlBool>`${sql.ref(column)} >= ${day}`);

/** Escapes a text for `like`. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

export const startsWith = (query: Query, text: string, _now: Date, column: ColumnWith<string>): Query =>
  query.where(sql<SqlBool>`${sql.ref(column)} like ${`${likeLiteral(text)}%`}`);

/** Any part, ignoring accents, in a column with search keys. */
export const contains = (query: Query, text: string, _now: Date, column: ColumnWith<string>): Query =>
  query.where(containsText(column, text));

/** By the trigram index, where the column has one. */
export const containsText = (column: ColumnWith<string>, text: string) =>
  sql<SqlBool>`${sql.ref(column)} like '%' || search_key(${likeLiteral(text)}) || '%'`;
