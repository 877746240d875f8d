import type { sampleReport } from '@mirante/contract/content/sample-report.ts';
import { limit } from '../../http/limits.ts';
import { sendCached } from '../../http/micro-cache.ts';
import { networkOf } from '../../http/network.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { sendPdf } from '../copies/send-file.ts';
import { markSampleReport, unmarkSampleReport } from './mark-sample-report.ts';
import { sampleCopy } from '../copies/sample-copy.ts';
import * as store from './sample-report.store.ts';

/** A new version, and a date that comes, are not announced. */
const FRESH_MS = 1000;

export const sampleReportRoutes: Handlers<typeof sampleReport> = {
  getSampleReport: (call) =>
    sendCached(call, { name: 'sample-report', topic: 'catalogue', freshMs: FRESH_MS }, () =>
      store.findSample(call.db, call.now()),
    ),
  getSampleReportFile: async (call) => {
    await limit(call, 'sample-report', networkOf(call.ip));
    const file = or404(await store.findSampleFile(call.db, call.now()), 'Amostra grátis');
    const copy = await sampleCopy(call, file);
    return sendPdf(call, {
      name: copy.file_name,
      size: copy.size,
      tag: `s${copy.code}`,
      title: file.title,
      isDownload: false,
      isPage: true,
    });
  },
  markSampleReport,
  unmarkSampleReport,
};
