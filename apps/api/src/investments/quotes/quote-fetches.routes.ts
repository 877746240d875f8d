import type { quoteFetches } from '@mirante/contract/investments/quote-fetches.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './quote-fetches.store.ts';

export const quoteFetchRoutes: Handlers<typeof quoteFetches> = {
  getQuoteFetching: async ({ db, quotes }) => ({
    sources: [...quotes.sources],
    latest: await store.findLatest(db),
  }),
  startQuoteFetch: ({ db, jobs, quotes, viewer, now }) => {
    if (quotes.sources.length === 0)
      throw new Refusal('no_quote_sources', 'Nenhuma fonte de cotações está configurada nesta instalação.');
    return db.transaction().execute(async (trx) => {
      await store.closeTimedOut(trx, now());
      // The queue refuses as well: for one that has finished its work but not left the queue.
      if (!(await store.insertQueued(trx, viewer.id, now())) || !(await jobs.add(trx, 'fetch_quotes', {})))
        throw new Refusal('fetch_running', 'Uma busca de cotações já está em andamento.');
      return (await store.findLatest(trx))!;
    });
  },
};
