import type { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { publishers, type Publisher, type QuoteLoadRow } from '@mirante/domain/investments/quote-load.ts';
import { newFileName } from '../../gateways/files/port.ts';
import { limit } from '../../http/limits.ts';
import { or404 } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { withUpload } from '../../http/uploads.ts';
import * as store from './quote-loads.store.ts';
import type { FileKind } from './read-file.ts';

/** Stores a file until a job loads it, in any process, and after a crash. */
export async function uploadQuotes(call: Call<typeof quoteLoads.uploadQuotes>): Promise<QuoteLoadRow> {
  const { db, files, jobs, params, request, viewer, now } = call;
  const publisher = or404(
    publishers.find((each) => each === params.publisher),
    'Arquivo',
  );
  await limit(call, 'upload', viewer.id);
  return withUpload(request, async (upload) => {
    const file = newFileName();
    await files.put(file, upload.path);
    return db.transaction().execute(async (trx) => {
      const id = await store.insert(trx, {
        ...kindOf(publisher),
        origin: 'uploaded',
        name: upload.name || 'arquivo',
        status: 'queued',
        file,
        user_id: viewer.id,
        created_at: now(),
      });
      await jobs.add(trx, 'load_quotes', {});
      return (await store.find(trx, id))!;
    });
  });
}

const kindOf = (publisher: Publisher): FileKind =>
  publisher === 'b3' || publisher === 'cvm' ? { source: publisher, index: null } : { source: 'file', index: publisher };
