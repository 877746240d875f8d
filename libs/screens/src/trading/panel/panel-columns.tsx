import { time } from '@mirante/domain/format.ts';
import type { PanelTable } from '@mirante/domain/trading/panel.ts';
import { tradeStyles, type OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import type { ReactNode } from 'react';
import { Price, ResultText } from '../trade-parts.tsx';
import { StopToTarget } from './stop-to-target.tsx';

export interface PanelColumn {
  label: string;
  cell: (of: OwnTradeRow) => ReactNode;
  /** The position on a phone's card; columns without one are omitted there. */
  card?: 'value' | 'result' | 'left' | 'bar' | 'right';
  /** Shows when the quoted value was published, and whether it is stale. */
  isQuote?: true;
  /** Hidden below the widths in `panel-table.module.css`: 1 is hidden first. */
  leaves?: 1 | 2 | 3 | 4;
}

const of = (
  label: string,
  cell: PanelColumn['cell'],
  card?: PanelColumn['card'],
  more: Pick<PanelColumn, 'isQuote' | 'leaves'> = {},
): PanelColumn => ({ label, cell, ...(card && { card }), ...more });

const current = of('Atual', ({ current_value }) => <Price value={current_value} />, 'value');
const bar = of('Stop a alvo', (trade) => <StopToTarget of={trade} />, 'bar');
const stop = of('Stop', ({ stop_value }) => <Price value={stop_value} />);
const leaving = (column: PanelColumn, leaves: NonNullable<PanelColumn['leaves']>): PanelColumn => ({
  ...column,
  leaves,
});
const target = of('Alvo', ({ target_value }) => <Price value={target_value} />, 'right');
const result = of('Result.', (trade) => <ResultText value={trade.result} />, 'result');
const quotedAt = of('Hora', ({ value_at }) => time(value_at), undefined, { isQuote: true, leaves: 1 });

/** The columns of each table after the trade's name. */
export const panelColumns: Readonly<Record<PanelTable, readonly PanelColumn[]>> = {
  live: [
    of('Entrada', ({ in_value }) => <Price value={in_value} />, 'left'),
    current,
    leaving(bar, 4),
    stop,
    of('RP', ({ strategy_rp_value }) => <Price value={strategy_rp_value} />, undefined, { leaves: 3 }),
    target,
    of('Peso', ({ weight }) => <Price value={weight} />, undefined, { leaves: 2 }),
    result,
    quotedAt,
  ],
  rp_trigger: [
    of('Situação', ({ status }) => <StatusChip look={tradeStyles[status]} as="text" />, 'left'),
    of('Gatilho/entrada', (trade) => (
      <Price value={trade.status === 'trigger' ? trade.strategy_in_value : trade.in_value} />
    )),
    current,
    leaving(bar, 3),
    leaving(stop, 4),
    of('RP', ({ rp_value, strategy_rp_value }) => <Price value={rp_value ?? strategy_rp_value} />, undefined, {
      leaves: 2,
    }),
    target,
    result,
    quotedAt,
  ],
  finished: [
    of('Entrada', ({ in_value }) => <Price value={in_value} />, 'left'),
    of('Saída', ({ out_value }) => <Price value={out_value} />, 'value'),
    result,
    of('Finalizada', ({ finished_at }) => time(finished_at), 'right'),
  ],
};
