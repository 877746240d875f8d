import type { Db } from '../database/db.ts';
import { asJson, type Json } from './json.ts';
import type { Rows } from './list-of.ts';
import type { Table } from './rows.ts';
import { fieldsOf, versioned } from './version.ts';

/** What a form edits of the row that it shows. */
interface FormOf<Row> {
  fields: Partial<Record<keyof Row, unknown>>;
}

/** Finds one of these rows by its id, with the version of what its form edits. */
export const findOf =
  <Row extends object>(table: Table, rows: (db: Db) => Rows<Row>, form: FormOf<Row>) =>
  async (db: Db, id: number): Promise<(Json<Row> & { version: string }) | undefined> => {
    const row: Row | undefined = await rows(db).where(`${table}.id`, '=', id).executeTakeFirst();
    return row && versioned<Json<Row>>(asJson(row), fieldsOf(form));
  };
