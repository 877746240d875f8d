import { analystForm } from '@mirante/contract/products/analysts.form.ts';
import { analysts } from '@mirante/contract/products/analysts.ts';
import type { OfferedAnalyst } from '@mirante/domain/products/analyst.ts';
import type { Db } from '../../database/db.ts';
import { contains, on } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { offerRowsOf } from '../offer-rows.store.ts';

const rows = (db: Db) =>
  db
    .selectFrom('analyst')
    .select(['analyst.id', 'analyst.name', 'analyst.cnpi', 'analyst.presentation', 'analyst.position'])
    .select(['analyst.created_at', 'analyst.updated_at']);

export const list = listOf(analysts.listAnalysts, 'analyst', {
  rows,
  where: { 'analyst.name': on('analyst.name_key', contains) },
});
export const find = findOf('analyst', rows, analystForm);

export const { lock, insert, save, remove, countLocked } = offerRowsOf('analyst');

export const listOffered = (db: Db): Promise<OfferedAnalyst[]> =>
  db.selectFrom('analyst').select(['id', 'name', 'cnpi', 'presentation']).orderBy('position').orderBy('id').execute();
