import type { analysts } from '@mirante/contract/products/analysts.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { MAX_ANALYSTS, analystWords, type AnalystRow } from '@mirante/domain/products/analyst.ts';
import { sendCached } from '../../http/micro-cache.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './analysts.store.ts';

const FRESH_MS = 60_000;
const columns = columnsOf<AnalystRow>(analystWords, { created_at: dayTime, updated_at: dayTime });

export const analystRoutes: Handlers<typeof analysts> = {
  listOfferedAnalysts: (call) =>
    sendCached(call, { name: 'offered-analysts', topic: 'catalogue', freshMs: FRESH_MS }, () =>
      store.listOffered(call.db),
    ),
  listAnalysts: lists(store.list),
  exportAnalysts: file('analyst', 'analistas', { list: store.list, columns }),
  getAnalyst: finds('analyst', store),
  createAnalyst: creates(store, async (trx, { input, now }) => {
    if ((await store.countLocked(trx)) >= MAX_ANALYSTS)
      throw new Refusal('conflict', `A oferta tem no máximo ${MAX_ANALYSTS} analistas.`);
    return store.insert(trx, { ...input, created_at: now(), updated_at: now() });
  }),
  editAnalyst: edits('analyst', store, (trx, { params, input, now }) =>
    store.save(trx, params.id, { ...input, updated_at: now() }),
  ),
  removeAnalyst: removes('analyst', store),
  listAnalystChanges: changesOf('analyst'),
};
