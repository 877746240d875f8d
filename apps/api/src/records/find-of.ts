import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/db.ts';
import { asJson, type Json } from './json.ts';
import type { Table } from './rows.ts';
import { fieldsOf, versioned } from './version.ts';

/** Finds one of these rows by its id, with the version of what its form edits. */
export const findOf =
  // oxlint-disable-next-line typescript/no-explicit-any -- joins any tables; its rows are what counts
  <Row extends object>(
    table: Table,
    rows: (db: Db) => SelectQueryBuilder<any, any, Row>,
    form: { fields: Partial<Record<keyof Row, unknown>> },
  ) =>
    async (db: Db, id: number): Promise<(Json<Row> & { version: string }) | undefined> => {
      const row: Row | undefined = await rows(db).where(`${table}.id`, '=', id).executeTakeFirst();
      return row && versioned<Json<Row>>(asJson(row), fieldsOf(form));
    };
