import type { overview } from '@mirante/contract/house/overview.ts';
import type { Db } from '../../database/db.ts';
import { microCache, sendBytes } from '../../http/micro-cache.ts';
import type { Call, Handlers } from '../../http/serve.ts';
import * as store from './overview.store.ts';

/** What is added up from a year's payments need not be added up for each of the staff. */
const FRESH_MS = 20_000;
const caches = new WeakMap<Db, Map<string, ReturnType<typeof microCache>>>();

/** The same answer for all who may have it, made once for as long as it is fresh. */
/* oxlint-disable-next-line typescript/no-explicit-any -- any part of the overview */
async function shared<T>({ db, input, request, reply }: Call<any>, make: () => Promise<T>): Promise<T> {
  const ofDb = caches.get(db) ?? new Map<string, ReturnType<typeof microCache>>();
  caches.set(db, ofDb);
  const asked = `${request.routeOptions.url} ${input?.days}`;
  const cached = ofDb.get(asked) ?? microCache(make, FRESH_MS);
  ofDb.set(asked, cached);
  sendBytes(request, reply, await cached.read());
  return reply as unknown as T;
}

export const overviewRoutes: Handlers<typeof overview> = {
  getRevenue: (call) => shared(call, () => store.revenue(call.db, call.input.days, call.now())),
  getFunnel: (call) => shared(call, () => store.funnel(call.db, call.input.days, call.now())),
  listSubscribers: (call) => shared(call, () => store.subscribers(call.db)),
  listDueWeeks: (call) => shared(call, () => store.dueWeeks(call.db, call.now())),
  listOldestPending: ({ db, now }) => store.oldestPending(db, now()),
};
