import type { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { QuoteLoadRow } from '@mirante/domain/investments/quote-load.ts';
import { readTyped } from '../../gateways/quotes/typed.ts';
import type { Call } from '../../http/serve.ts';
import { loadQuotes } from './load-quotes.ts';
import { readBook } from './quote-targets.store.ts';
import * as store from './quote-loads.store.ts';

/** Loads the valid lines at once, and reports the others. */
export function typeQuotes({ db, input, viewer, now }: Call<typeof quoteLoads.typeQuotes>): Promise<QuoteLoadRow> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const book = await readBook(trx, input.kind);
    const batch = readTyped(input, { knows: book.knows, today: dayInSaoPaulo(at) });
    const id = await store.insert(trx, {
      source: 'manual',
      origin: 'typed',
      name: batch.lines === 1 ? '1 linha digitada' : `${batch.lines} linhas digitadas`,
      status: 'loading',
      user_id: viewer.id,
      created_at: at,
    });
    const read = (async function* once() {
      yield batch;
    })();
    const counts = await loadQuotes(read, book, {
      within: (work) => work(trx),
      writing: { target: input.kind, source: 'manual', keepsTyped: false, now: at },
    });
    await store.finish(trx, id, counts, at);
    return (await store.find(trx, id))!;
  });
}
