import type { reports } from '@mirante/contract/content/reports.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { newFileName } from '../../gateways/files/port.ts';
import { limit } from '../../http/limits.ts';
import { invalidField, or404 } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { withUpload, type Upload } from '../../http/uploads.ts';
import { checkPdf, type CheckedPdf } from './pdf/check-pdf.ts';
import { wordsOfFault } from './pdf/pdf-faults.ts';
import { insertVersion, isNewestVersion } from './report-files.store.ts';
import * as store from './reports.store.ts';

type UploadCall = Call<typeof reports.uploadReportPdf>;

/**
 * Stores a PDF as a report's newest version. On failure the previous ones stay. The newest one itself, sent again
 * because its answer was lost, changes nothing.
 */
export async function uploadReportPdf(call: UploadCall): Promise<Report> {
  const { db, params, request, viewer, now } = call;
  or404(await store.find(db, params.id, now()), nameOf('report'));
  await limit(call, 'upload', viewer.id);
  return withUpload(request, async (upload) => {
    const checked = await checkPdf(upload.path);
    if ('is' in checked) throw invalidField('file', wordsOfFault(checked));
    return keep(call, upload, checked);
  });
}

async function keep(
  { db, files, jobs, params: { id }, viewer, now }: UploadCall,
  upload: Upload,
  { pages, tagged }: CheckedPdf,
): Promise<Report> {
  const sha256 = await sha256Of(upload.path);
  const name = newFileName();
  // The file before its row: a row never names a missing file, and a file without a row is swept.
  await files.put(name, upload.path);
  return db.transaction().execute(async (trx) => {
    or404(await store.lock(trx, id), nameOf('report'));
    if (await isNewestVersion(trx, id, sha256)) return (await store.find(trx, id, now()))!;
    await insertVersion(trx, {
      report_id: id,
      name,
      original_name: upload.name || 'relatorio.pdf',
      size: upload.size,
      pages,
      tagged,
      user_id: viewer.id,
      created_at: now(),
      sha256,
    });
    await store.touch(trx, id, now());
    await jobs.add(trx, 'extract_text', { reportId: id });
    return (await store.find(trx, id, now()))!;
  });
}

async function sha256Of(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}
