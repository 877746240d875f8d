import type { Db } from '../database/db.ts';
import { asJson, type Json } from './json.ts';
import type { Rows } from './list-of.ts';
import type { Table } from './rows.ts';
import { fieldsOf, versioned } from './version.ts';

/** A form's fields of the displayed row. */
interface FormOf<Row> {
  fields: Partial<Record<keyof Row, unknown>>;
}

/** Finds a row by id, with the version of its form. */
export const findOf =
  <Row extends object>(table: Table, rows: (db: Db) => Rows<Row>, form: FormOf<Row>) =>
  async (db: Db, id: number): Promise<(Json<Row> & { version: string }) | undefined> => {
    const row: Row | undefined = await rows(db).where(`${table}.id`, '=', id).executeTakeFirst();
    return row && versioned<Json<Row>>(asJson(row), fieldsOf(form));
  };
