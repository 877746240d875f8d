import type { reports } from '@mirante/contract/content/reports.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { newFileName } from '../../gateways/files/port.ts';
import { invalidField, or404 } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { withUpload, type Upload } from '../../http/uploads.ts';
import { checkPdf } from './pdf/check-pdf.ts';
import { wordsOfFault } from './pdf/pdf-faults.ts';
import { insertVersion } from './report-files.store.ts';
import * as store from './reports.store.ts';

type UploadCall = Call<typeof reports.uploadReportPdf>;

/** Keeps a PDF as the newest version of a report's. Where anything fails, those before it stay as they were. */
export async function uploadReportPdf(call: UploadCall): Promise<Report> {
  const { db, params, request, now } = call;
  or404(await store.find(db, params.id, now()), nameOf('report'));
  return withUpload(request, async (upload) => {
    const checked = await checkPdf(upload.path);
    if (typeof checked !== 'number') throw invalidField('file', wordsOfFault(checked));
    return keep(call, { upload, pages: checked });
  });
}

async function keep(
  { db, files, jobs, params: { id }, viewer, now }: UploadCall,
  { upload, pages }: { upload: Upload; pages: number },
): Promise<Report> {
  const name = newFileName();
  // First the file, then its row: a row never names what is not there, and a file that no row names is swept.
  await files.put(name, upload.path);
  return db.transaction().execute(async (trx) => {
    or404(await store.lock(trx, id), nameOf('report'));
    await insertVersion(trx, {
      report_id: id,
      name,
      original_name: upload.name || 'relatorio.pdf',
      size: upload.size,
      pages,
      user_id: viewer.id,
      created_at: now(),
    });
    await store.touch(trx, id, now());
    await jobs.add(trx, 'extract_text', { reportId: id });
    return (await store.find(trx, id, now()))!;
  });
}
