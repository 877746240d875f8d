import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';

/** A live trade; a lower id is newer. */
export const liveTrade = (id: number, more: Partial<OwnTradeRow> = {}): OwnTradeRow =>
  ({
    id,
    revision: 1,
    type: 'C',
    status: 'live',
    asset: `ATIVO${id}`,
    quoted_as: `ATIVO${id}`,
    strategy_id: 2,
    in_value: 40,
    current_value: 42,
    stop_value: 38,
    target_value: 50,
    strategy_in_value: null,
    strategy_rp_value: null,
    rp_value: null,
    out_value: null,
    weight: 0.5,
    result: 5,
    finished_at: null,
    value_at: new Date().toISOString(),
    created_at: new Date(Date.now() - 1000 * id).toISOString(),
    ...more,
  }) as OwnTradeRow;
