import { strategyIds } from '@mirante/domain/trading/strategies.ts';
import { brokenTradeRules } from '@mirante/domain/trading/trade-rules.ts';
import { tradeStatuses } from '@mirante/domain/trading/trade.ts';
import { describe, expect, it } from 'vitest';
import { testNow } from '../../src/testing/clock.ts';
import { demoTrades } from './trades.ts';

describe.each(['03:00:30Z', '15:00Z', '02:59Z'])('the demonstration’s trades, seen at %s', (time) => {
  const now = new Date(`${testNow().toISOString().slice(0, 11)}${time}`);
  const { trades, traces } = demoTrades(now);

  it('are eighty, of all strategies and states, complete for their state', () => {
    expect(trades).toHaveLength(80);
    expect(new Set(trades.map((trade) => trade.strategy_id))).toEqual(new Set(strategyIds));
    expect(new Set(trades.map((trade) => trade.status))).toEqual(new Set(tradeStatuses));
    expect(trades.flatMap((trade) => brokenTradeRules(trade as never))).toEqual([]);
  });

  it("end with their last trace's values, none in the future", () => {
    for (const { id, status, current_value, revision } of trades) {
      const own = traces.filter(({ trade_id }) => trade_id === id);
      expect(own.at(-1)).toMatchObject({ status, current_value });
      expect(own).toHaveLength(revision);
    }
    expect(traces.every(({ created_at }) => created_at <= now)).toBe(true);
    expect(traces.map(({ id }) => id)).toEqual(traces.map((_trace, i) => i + 1));
  });
});
