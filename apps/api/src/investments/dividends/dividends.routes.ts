import type { dividends } from '@mirante/contract/investments/dividends.ts';
import { sendCsv } from '../../records/csv.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { createDividends } from './create-dividends.ts';
import { dividendCsv } from './dividends.csv.ts';
import * as store from './dividends.store.ts';
import { editDividend } from './edit-dividend.ts';

export const dividendRoutes: Handlers<typeof dividends> = {
  listDividends: ({ input, ...services }) => store.list(services, input),
  exportDividends: (call) =>
    sendCsv(call, {
      resource: 'dividend',
      name: 'dividendos',
      columns: dividendCsv,
      rows: store.list.all(call, call.input),
    }),
  createDividends: ({ input, ...services }) => createDividends(services, input.dividends),
  getDividend: async ({ db, params }) => or404(await store.find(db, params.id), 'Dividendo'),
  editDividend: ({ params, input, seen, ...services }) => editDividend(services, { id: params.id, input, seen }),
  removeDividend: async ({ db, params }) => void or404(await store.remove(db, params.id), 'Dividendo'),
  listDividendChanges: changesOf('dividend'),
};
