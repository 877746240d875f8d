import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column with a default. */
export type Default<T> = ColumnType<T, T | undefined, T>;
export type Id = GeneratedAlways<number>;
/** A time with time zone. Rows always set it: the columns' `now()` is the database's clock, not the server's. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
/** A column of an append-only table. */
export type Added<T> = ColumnType<T, null extends T ? T | undefined : T, never>;
export type Json<T> = ColumnType<T, string, string>;

export interface Person {
  name: string;
  email: string;
  password_hash: string;
}
/** A client or a user. */
export interface Owner {
  client_id: number | null;
  user_id: number | null;
}

/** An encrypted value. */
export interface Sealed {
  sealed: string;
}
