import type { reportCopies } from '@mirante/contract/content/report-copies.ts';
import { reportCopyWords, type ReportCopyRow, type TracedCopy } from '@mirante/domain/content/report-copy.ts';
import { dayTime } from '@mirante/domain/format.ts';
import type { Db } from '../../database/db.ts';
import { limit } from '../../http/limits.ts';
import { invalidField } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { withUpload } from '../../http/uploads.ts';
import { columnsOf } from '../../records/csv.ts';
import { file, lists } from '../../records/handlers.ts';
import { writtenCode } from './copy-code.ts';
import { listCopies } from './copy-list.store.ts';
import type { Sighting, Traced, Untraceable } from './trace-pdf.ts';
import { findCopies, logTrace } from './traced-copies.store.ts';
import { BeyondLimits, workerPool } from '../../threads/worker-pool.ts';

const traceFile = workerPool<string, Traced | Untraceable>({
  script: new URL('trace.worker.ts', import.meta.url),
  size: 1,
  mostWaiting: 1,
  words: 'Há PDFs demais em preparo. Tente novamente em instantes.',
  timeoutMs: 25_000,
  memoryMb: 768,
});
const wrong: Record<Untraceable | 'too heavy', string> = {
  protected: 'O PDF está protegido por senha. Remova a senha e envie de novo.',
  unreadable: 'O arquivo não é um PDF que se possa ler.',
  'too heavy': 'O PDF exige tempo ou memória demais para ser lido. Envie só algumas das suas páginas.',
};

const columns = columnsOf<ReportCopyRow>(reportCopyWords, {
  made_at: dayTime,
  opened_at: dayTime,
  downloaded_at: dayTime,
});

export const reportCopyRoutes: Handlers<typeof reportCopies> = {
  listReportCopies: lists(listCopies),
  exportReportCopies: file('report', 'leitores-por-versao', { list: listCopies, columns }),
  traceReportFile: async (call) => {
    const { db, viewer, request } = call;
    await limit(call, 'trace', viewer.id);
    return withUpload(request, async ({ path, name }) => {
      const traced = await traceFile(path).catch(ifTooHeavy);
      if (typeof traced === 'string') throw invalidField('file', wrong[traced]);
      const copies = await copiesSeen(db, traced.sightings);
      await logTrace(db, { file: name, copies });
      return { copies, pages: traced.pages, looked: traced.looked };
    });
  },
};

function ifTooHeavy(error: unknown): 'too heavy' {
  if (error instanceof BeyondLimits) return 'too heavy';
  throw error;
}

async function copiesSeen(db: Db, sightings: readonly Sighting[]): Promise<TracedCopy[]> {
  const copies = await findCopies(db, [...new Set(sightings.map(({ code }) => code))]);
  return copies.map(({ code, ...copy }) => {
    const seen = sightings.filter((sighting) => sighting.code === code);
    return {
      ...copy,
      number: writtenCode(code),
      evidence: [...new Set(seen.map(({ evidence }) => evidence))],
      pages: [...new Set(seen.flatMap(({ page }) => page ?? []))].toSorted((a, b) => a - b),
    };
  });
}
