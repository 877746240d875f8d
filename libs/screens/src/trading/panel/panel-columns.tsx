import { time } from '@mirante/domain/format.ts';
import type { PanelTable } from '@mirante/domain/trading/panel.ts';
import { tradeStyles, type OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import type { ReactNode } from 'react';
import { Price, ResultText } from '../trade-parts.tsx';
import { StopToTarget } from './stop-to-target.tsx';

interface PanelColumn {
  label: string;
  cell: (of: OwnTradeRow) => ReactNode;
  /** The position on a phone's card; columns without one are omitted there. */
  card?: 'value' | 'result' | 'left' | 'bar' | 'right';
  /** Shows when the quoted value was published, and whether it is stale. */
  isQuote?: true;
  /** Hidden below the widths in `panel-table.module.css`: 1 is hidden first. */
  leaves?: 1 | 2 | 3 | 4;
}

const current: PanelColumn = {
  label: 'Atual',
  cell: ({ current_value }) => <Price value={current_value} />,
  card: 'value',
};
const bar: PanelColumn = { label: 'Stop a alvo', cell: (trade) => <StopToTarget of={trade} />, card: 'bar' };
const stop: PanelColumn = { label: 'Stop', cell: ({ stop_value }) => <Price value={stop_value} /> };
const target: PanelColumn = {
  label: 'Alvo',
  cell: ({ target_value }) => <Price value={target_value} />,
  card: 'right',
};
const entry: PanelColumn = { label: 'Entrada', cell: ({ in_value }) => <Price value={in_value} />, card: 'left' };
const result: PanelColumn = { label: 'Result.', cell: (trade) => <ResultText value={trade.result} />, card: 'result' };
const quotedAt: PanelColumn = { label: 'Hora', cell: ({ value_at }) => time(value_at), isQuote: true, leaves: 1 };

/** The columns of each table after the trade's name. */
export const panelColumns: Readonly<Record<PanelTable, readonly PanelColumn[]>> = {
  live: [
    entry,
    current,
    { ...bar, leaves: 4 },
    stop,
    { label: 'RP', cell: ({ strategy_rp_value }) => <Price value={strategy_rp_value} />, leaves: 3 },
    target,
    { label: 'Peso', cell: ({ weight }) => <Price value={weight} />, leaves: 2 },
    result,
    quotedAt,
  ],
  rp_trigger: [
    {
      label: 'Situação',
      cell: ({ status }) => <StatusChip look={tradeStyles[status]} as="text" />,
      card: 'left',
    },
    {
      label: 'Gatilho/entrada',
      cell: (trade) => <Price value={trade.status === 'trigger' ? trade.strategy_in_value : trade.in_value} />,
    },
    current,
    { ...bar, leaves: 3 },
    { ...stop, leaves: 4 },
    {
      label: 'RP',
      cell: ({ rp_value, strategy_rp_value }) => <Price value={rp_value ?? strategy_rp_value} />,
      leaves: 2,
    },
    target,
    result,
    quotedAt,
  ],
  finished: [
    entry,
    { label: 'Saída', cell: ({ out_value }) => <Price value={out_value} />, card: 'value' },
    result,
    { label: 'Finalizada', cell: ({ finished_at }) => time(finished_at), card: 'right' },
  ],
};
