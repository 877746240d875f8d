import type { reports } from '@mirante/contract/content/reports.ts';
import { reportWords, type ReportRow } from '@mirante/domain/content/report.ts';
import { dayTime } from '@mirante/domain/format.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import { sendOriginal } from '../copies/send-copy.ts';
import { addReportErratum } from './add-erratum.ts';
import * as store from './reports.store.ts';
import { uploadReportPdf } from './upload-pdf.ts';

const columns = columnsOf<ReportRow>(
  reportWords,
  { report_date: dayTime, created_at: dayTime, updated_at: dayTime, file_path: (path) => path !== '' },
  [
    'id',
    'name',
    'product_name',
    'report_date',
    'file_path',
    'link_report',
    'app_alert',
    'draft',
    'created_at',
    'updated_at',
  ],
);

export const reportRoutes: Handlers<typeof reports> = {
  listReports: lists(store.list),
  exportReports: file('report', 'relatorios', { list: store.list, columns }),
  getReport: finds('report', store),
  getReportFile: sendOriginal,
  createReport: creates(store, store.insert),
  editReport: edits('report', store, store.save),
  uploadReportPdf,
  addReportErratum,
  removeReport: removes('report', store),
  listReportChanges: changesOf('report'),
};
