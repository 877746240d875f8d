import type { tradeRecord } from '@mirante/contract/trading/trade-record.ts';
import { sendCached } from '../../http/micro-cache.ts';
import type { Handlers } from '../../http/serve.ts';
import { listTradeRecord, tradeSummaryOf } from './trade-record.store.ts';

/** A public response, computed over all trades. */
const FRESH_MS = 1000;

export const tradeRecordRoutes: Handlers<typeof tradeRecord> = {
  listTradeRecord: ({ input, ...services }) => listTradeRecord(services.now())(services, input),
  getTradeRecordSummary: (call) =>
    sendCached(call, { name: 'trade-record-summary', topic: 'trading', freshMs: FRESH_MS }, () =>
      tradeSummaryOf(call.db, call.now()),
    ),
};
