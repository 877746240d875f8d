import type { ownReports } from '@mirante/contract/content/own-reports.ts';
import type { PdfFile } from '@mirante/contract/http.ts';
import type { reports } from '@mirante/contract/content/reports.ts';
import { or404 } from '../../http/refusal.ts';
import { sendPdf } from './send-file.ts';
import type { Call } from '../../http/serve.ts';
import { noteOpened } from './copies.store.ts';
import { ownCopy } from './own-copy.ts';
import { findVersion } from './versions.store.ts';

/** Sends the uploaded file of a version. */
export async function sendOriginal(call: Call<typeof reports.getReportFile>): Promise<PdfFile> {
  const { db, params, input } = call;
  const { name, size, title, version } = or404(await findVersion(db, params.id, input.version), 'PDF');
  return sendPdf(call, {
    name,
    size,
    tag: `r${params.id}v${version}`,
    title: `${title} v${version}`,
    isDownload: false,
  });
}

/** Sends a reader's own copy of a version. Access was checked before. */
export async function sendOwnCopy(call: Call<typeof ownReports.getOwnReportFile>): Promise<PdfFile> {
  const { db, params, input, viewer, now } = call;
  const { version, name, title } = or404(await findVersion(db, params.id, input.version), 'PDF');
  const copy = await ownCopy(call, { client_id: viewer.id, report_id: params.id, version }, name);
  const isDownload = input.download === '1';
  await noteOpened(db, copy, isDownload, now());
  return sendPdf(call, { name: copy.file_name, size: copy.size, tag: `c${copy.id}`, title, isDownload });
}
