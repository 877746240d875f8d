import type { overview } from '@mirante/contract/house/overview.ts';
import { sendCached } from '../../http/micro-cache.ts';
import type { Call, Handlers } from '../../http/serve.ts';
import * as store from './overview.store.ts';

/** A year's payments are not summed for each user; the live figures are refreshed once a second. */
const FRESH_MS = 20_000;
const MIN_MS = 1000;

/** Caches a response for all who may have it, while fresh. */
/* oxlint-disable-next-line typescript/no-explicit-any -- any part of the overview */
function shared<T>(call: Call<any>, make: () => Promise<T>): Promise<T> {
  const name = `${call.request.routeOptions.url} ${call.input?.days}`;
  return sendCached(call, { name, topic: 'sales', freshMs: FRESH_MS, leastMs: MIN_MS }, make);
}

export const overviewRoutes: Handlers<typeof overview> = {
  getRevenue: (call) => shared(call, () => store.revenue(call.db, call.input.days, call.now())),
  getFunnel: (call) => shared(call, () => store.funnel(call.db, call.input.days, call.now())),
  listSubscribers: (call) => shared(call, () => store.subscribers(call.db)),
  listDueWeeks: (call) => shared(call, () => store.dueWeeks(call.db, call.input.days, call.now())),
  listOldestPending: ({ db, input, now }) => store.oldestPending(db, input.days, now()),
};
