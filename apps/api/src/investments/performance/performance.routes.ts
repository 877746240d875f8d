import type { performance } from '@mirante/contract/investments/performance.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { fundPortfolioPerformance } from '@mirante/domain/investments/performance/fund-portfolio-performance.ts';
import type { Idle } from '@mirante/domain/investments/performance/measure.ts';
import type { Performance } from '@mirante/domain/investments/performance/performance.ts';
import { stockPortfolioPerformance } from '@mirante/domain/investments/performance/stock-portfolio-performance.ts';
import type { Db } from '../../database/db.ts';
import { sendCached } from '../../http/micro-cache.ts';
import { or404 } from '../../http/refusal.ts';
import type { Call, Handlers } from '../../http/serve.ts';
import { findFundPortfolio } from './fund-performance.store.ts';
import { isOpenTo, isThere, type PortfolioKind } from './performance.store.ts';
import { findStockPortfolio } from './stock-performance.store.ts';

/** Nothing in it depends on the time: outdated by its inputs alone. */
const FRESH_MS = DAY_MS;

type Asked = Pick<
  Call<typeof performance.getPortfolioPerformance>,
  'db' | 'outbox' | 'params' | 'input' | 'request' | 'reply' | 'viewer' | 'now'
>;

const makers: Record<PortfolioKind, (db: Db, id: number, idle: Idle) => Promise<Performance>> = {
  portfolio: async (db, id, idle) => fundPortfolioPerformance({ ...(await findFundPortfolio(db, id)), idle }),
  stock_portfolio: async (db, id, idle) => stockPortfolioPerformance({ ...(await findStockPortfolio(db, id)), idle }),
};

function answer(kind: PortfolioKind, call: Asked): Promise<Performance> {
  const { id } = call.params;
  const idle = call.input.idle ?? 'nothing';
  const name = `performance ${kind} ${id} ${idle}`;
  return sendCached(call, { name, topic: 'performance', freshMs: FRESH_MS }, () => makers[kind](call.db, id, idle));
}

const staff = (kind: PortfolioKind) => async (call: Asked) => {
  or404(await isThere(call.db, kind, call.params.id), nameOf(kind));
  return answer(kind, call);
};
const client = (kind: PortfolioKind) => async (call: Asked) => {
  const { db, params, viewer, now } = call;
  or404(await isOpenTo(db, kind, params.id, viewer.id, now()), nameOf(kind));
  return answer(kind, call);
};

export const performanceRoutes: Handlers<typeof performance> = {
  getPortfolioPerformance: staff('portfolio'),
  getStockPortfolioPerformance: staff('stock_portfolio'),
  getOwnPortfolioPerformance: client('portfolio'),
  getOwnStockPortfolioPerformance: client('stock_portfolio'),
};
