import type { ownRecord, record, RecordLines } from '@mirante/contract/investments/record.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { limit } from '../../http/limits.ts';
import { sendCached } from '../../http/micro-cache.ts';
import { networkOf } from '../../http/network.ts';
import type { Handlers } from '../../http/serve.ts';
import { acquirePublicExport } from '../../records/export-slots.ts';
import { fileStream } from '../../records/file-stream.ts';
import { chainOf, listRoots } from './chain.store.ts';
import { exportLines } from './export.store.ts';
import { listRecordFor } from './record.store.ts';
import { summaryOf } from './summary.store.ts';

/** A public response, computed over all calls. */
const FRESH_MS = 1000;

export const recordRoutes: Handlers<typeof record> = {
  listRecord: ({ input, ...services }) => listRecordFor(undefined, services.now())(services, input),
  getRecordSummary: (call) =>
    sendCached(call, { name: 'record-summary', topic: 'catalogue', freshMs: FRESH_MS }, () =>
      summaryOf(call.db, call.now()),
    ),
  getRecordChain: ({ db }) => chainOf(db),
  listRecordRoots: ({ input, ...services }) => listRoots(services, input),
  exportRecord: async ({ reply, ip, ...services }) => {
    await limit(services, 'record-export', networkOf(ip));
    const file = await fileStream(exportLines(services.db, services.now()), acquirePublicExport(networkOf(ip)));
    reply
      .type('application/jsonl; charset=utf-8')
      .header('content-disposition', `attachment; filename="registros-${brand.slug}.jsonl"`)
      .header('cache-control', 'no-store');
    return file as unknown as RecordLines;
  },
};

export const ownRecordRoutes: Handlers<typeof ownRecord> = {
  listOwnRecord: ({ input, viewer, ...services }) => listRecordFor(viewer.id, services.now())(services, input),
};
