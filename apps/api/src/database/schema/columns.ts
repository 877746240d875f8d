import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that the database fills where an insert leaves it out. */
export type Default<T> = ColumnType<T, T | undefined, T>;
export type Id = GeneratedAlways<number>;
/** A moment with its time zone. A row is always given its own: the columns' `now()` is the database's clock, which is not the server's. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
/** Of a table that is only added to. */
export type Added<T> = ColumnType<T, null extends T ? T | undefined : T, never>;
export type Json<T> = ColumnType<T, string, string>;

export interface Person {
  name: string;
  email: string;
  password_hash: string;
}
/** Of a client or of a user. */
export interface Owner {
  client_id: number | null;
  user_id: number | null;
}

/** A value where it is kept: nobody reads it beside the database. */
export interface Sealed {
  sealed: string;
}
