import type { OwnTradeRow, TradeStatus } from '@mirante/domain/trading/trade.ts';

/** A change of a trade's status by one key: its required field, and that field's default. */
export interface TradeAction {
  key: string;
  label: string;
  status: TradeStatus;
  from: readonly TradeStatus[];
  field: 'in_value' | 'rp_value' | 'out_value';
  likely: (trade: OwnTradeRow) => number | null;
}

const tradeActions: readonly TradeAction[] = [
  {
    key: 'g',
    label: 'Acionar',
    status: 'live',
    from: ['trigger'],
    field: 'in_value',
    likely: ({ strategy_in_value: trigger, current_value }) => trigger ?? current_value,
  },
  {
    key: 'r',
    label: 'RP',
    status: 'rp',
    from: ['live'],
    field: 'rp_value',
    likely: ({ strategy_rp_value: planned, current_value }) => planned ?? current_value,
  },
  {
    key: 'f',
    label: 'Finalizar',
    status: 'finished',
    from: ['live', 'rp'],
    field: 'out_value',
    likely: ({ current_value }) => current_value,
  },
];

export const tradeActionsOf = ({ status }: OwnTradeRow): TradeAction[] =>
  tradeActions.filter(({ from }) => from.includes(status));
