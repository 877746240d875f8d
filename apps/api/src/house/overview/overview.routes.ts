import type { overview } from '@mirante/contract/house/overview.ts';
import { cacheOf, sendBytes } from '../../http/micro-cache.ts';
import type { Call, Handlers } from '../../http/serve.ts';
import * as store from './overview.store.ts';

/** A year's payments are not summed for each user; the live figures are refreshed once a second. */
const FRESH_MS = 20_000;
const MIN_MS = 1000;

/** Caches a response for all who may have it, while fresh. */
/* oxlint-disable-next-line typescript/no-explicit-any -- any part of the overview */
async function shared<T>({ outbox, input, request, reply }: Call<any>, make: () => Promise<T>): Promise<T> {
  const name = `${request.routeOptions.url} ${input?.days}`;
  const cache = cacheOf(outbox, { name, topic: 'sales', freshMs: FRESH_MS, leastMs: MIN_MS }, make);
  return sendBytes(request, reply, await cache.read());
}

export const overviewRoutes: Handlers<typeof overview> = {
  getRevenue: (call) => shared(call, () => store.revenue(call.db, call.input.days, call.now())),
  getFunnel: (call) => shared(call, () => store.funnel(call.db, call.input.days, call.now())),
  listSubscribers: (call) => shared(call, () => store.subscribers(call.db)),
  listDueWeeks: (call) => shared(call, () => store.dueWeeks(call.db, call.input.days, call.now())),
  listOldestPending: ({ db, input, now }) => store.oldestPending(db, input.days, now()),
};
