import { corporateActionForm } from '@mirante/contract/investments/corporate-actions.form.ts';
import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { eq, sinceDay } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';

const rows = (db: Db) =>
  db
    .selectFrom('corporate_action')
    .innerJoin('stock_code', 'stock_code.id', 'corporate_action.stock_code_id')
    .select(['corporate_action.id', 'corporate_action.stock_code_id', 'stock_code.code', 'corporate_action.day'])
    .select(['corporate_action.kind', 'corporate_action.factor', 'corporate_action.old_code']);

export const list = listOf(corporateActions.listCorporateActions, 'corporate_action', {
  rows,
  where: {
    'stock_code.code': (q, code) =>
      q.where(
        sql<SqlBool>`corporate_action.stock_code_id = any(array(select id from stock_code where starts_with(code, ${code.toUpperCase()})))`,
      ),
    'corporate_action.kind': eq,
    'corporate_action.day': sinceDay,
  },
});
export const find = findOf('corporate_action', rows, corporateActionForm);
export const { lock, insert, save, remove } = rowsOf('corporate_action');

export const paperOf = (db: Db, code: string): Promise<{ id: number } | undefined> =>
  db.selectFrom('stock_code').select('id').where('code', '=', code).executeTakeFirst();
