import type { sampleReport } from '@mirante/contract/content/sample-report.ts';
import { publishingState } from '@mirante/domain/content/content.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import * as reports from './reports.store.ts';
import * as store from './sample-report.store.ts';

/** @throws {Refusal} 409 for a report that visitors could not read. */
export const markSampleReport = ({ db, params: { id }, now }: Call<typeof sampleReport.markSampleReport>) =>
  inTransaction(db, async (trx): Promise<Report> => {
    await store.lockMark(trx);
    await reports.lock(trx, id);
    const { draft, report_date, files } = or404(await reports.find(trx, id, now()), nameOf('report'));
    if (publishingState({ draft, date: report_date }, now()) !== 'published')
      throw new Refusal('not_published', 'O relatório ainda não foi publicado: publique-o antes.');
    if (files.length === 0) throw new Refusal('without_pdf', 'O relatório não tem PDF: envie-o antes.');
    await store.mark(trx, id, now());
    return (await reports.find(trx, id, now()))!;
  });

export const unmarkSampleReport = ({ db, params: { id }, now }: Call<typeof sampleReport.unmarkSampleReport>) =>
  db.transaction().execute(async (trx): Promise<Report> => {
    await store.lockMark(trx);
    await store.unmark(trx, id, now());
    return or404(await reports.find(trx, id, now()), nameOf('report'));
  });
