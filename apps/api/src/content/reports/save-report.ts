import type { reports } from '@mirante/contract/content/reports.ts';
import { momentOf } from '@mirante/domain/dates.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import type { Db } from '../../database/db.ts';
import { invalidField } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import { defined } from '../../records/defined.ts';
import { setProducts } from '../publishing/unlocking.store.ts';
import { signatureOf } from './signature.ts';
import * as store from './reports.store.ts';

export async function insertReport(trx: Db, { input, now }: Call<typeof reports.createReport>): Promise<number> {
  const { products, report_date, ...values } = input;
  const stamps = { created_at: now(), updated_at: now() };
  const signed = { ...values, ...(await signatureOf(trx, { ...values, draft: values.draft ?? false })) };
  const id = await store.insert(trx, { ...signed, report_date: momentOf(report_date)!, ...stamps });
  await unlock(trx, id, products);
  return id;
}

export async function saveReport(
  trx: Db,
  { params: { id }, input, now }: Call<typeof reports.editReport>,
  current: Report,
): Promise<void> {
  const { products, report_date, ...values } = input;
  await store.save(trx, id, {
    ...values,
    ...(await signatureOf(trx, { ...current, ...defined(values) })),
    ...(report_date && { report_date: momentOf(report_date)! }),
    updated_at: now(),
  });
  if (products) await unlock(trx, id, products);
}

const unlock = (trx: Db, id: number, products: readonly number[]): Promise<void> =>
  setProducts(trx, id, products).catch(
    refusing({ content_product_product_id_fkey: () => invalidField('products', 'Produto não encontrado.') }),
  );
