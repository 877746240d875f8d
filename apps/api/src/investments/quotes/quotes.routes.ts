import type { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import type { quotes } from '@mirante/contract/investments/quotes.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import {
  closeWords,
  indexValueWords,
  quotaWords,
  type CloseRow,
  type IndexValueRow,
  type QuotaRow,
} from '@mirante/domain/investments/quote.ts';
import { quoteLoadWords, type QuoteLoadRow } from '@mirante/domain/investments/quote-load.ts';
import { or404 } from '../../http/refusal.ts';
import { sendTagged } from '../../http/micro-cache.ts';
import type { Handlers } from '../../http/serve.ts';
import { columnsOf } from '../../records/csv.ts';
import { file, lists, removes } from '../../records/handlers.ts';
import { isStock } from '../stocks/stock-access.store.ts';
import * as loads from './quote-loads.store.ts';
import * as store from './quotes.store.ts';
import { closesOf } from './stock-closes.store.ts';
import { typeQuotes } from './type-quotes.ts';
import { uploadQuotes } from './upload-quotes.ts';
import { removeClose } from './write-quotes.store.ts';

const closeColumns = columnsOf<CloseRow>(closeWords, { day });
const quotaColumns = columnsOf<QuotaRow>(quotaWords, { day });
const indexColumns = columnsOf<IndexValueRow>(indexValueWords, { day });
const loadColumns = columnsOf<QuoteLoadRow>(quoteLoadWords, {
  created_at: dayTime,
  finished_at: dayTime,
  first_day: day,
  last_day: day,
  refused_lines: (lines) => lines.map(({ line, why }) => `${line}: ${why}`).join(' | '),
  unknown_names: (names) => names.join(', '),
});

export const quoteRoutes: Handlers<typeof quotes> = {
  listCloses: lists(store.listCloses),
  exportCloses: file('daily_close', 'cotacoes', { list: store.listCloses, columns: closeColumns }),
  removeClose: ({ db, params, now }) =>
    db
      .transaction()
      .execute(async (trx) => void or404(await removeClose(trx, params.id, now()), nameOf('daily_close'))),
  confirmJump: async ({ db, params }) => void or404(await store.confirmJump(db, params.id), nameOf('daily_close')),
  listQuotas: lists(store.listQuotas),
  exportQuotas: file('fund_quota', 'cotas-de-fundos', { list: store.listQuotas, columns: quotaColumns }),
  removeQuota: removes('fund_quota', { remove: store.removeQuota }),
  listIndexValues: lists(store.listIndexValues),
  exportIndexValues: file('index_value', 'indices', { list: store.listIndexValues, columns: indexColumns }),
  removeIndexValue: removes('index_value', { remove: store.removeIndexValue }),
  getQuoteWarnings: async ({ db, now }) => {
    const today = dayInSaoPaulo(now());
    const [jumps, missing_days, missing_rates, stale_codes] = await Promise.all([
      store.openJumps(db),
      store.missingDays(db, today),
      store.missingRates(db, today),
      store.staleCodes(db, today),
    ]);
    return { jumps, missing_days, missing_rates, stale_codes };
  },
  getStockCloses: async (call) => {
    const { db, params, now } = call;
    or404(await isStock(db, params.id), nameOf('stock'));
    return sendTagged(call, await closesOf(db, params.id, now()));
  },
};

export const quoteLoadRoutes: Handlers<typeof quoteLoads> = {
  listQuoteLoads: lists(loads.list),
  exportQuoteLoads: file('quote_load', 'cargas-de-cotacoes', { list: loads.list, columns: loadColumns }),
  typeQuotes,
  uploadQuotes,
};
