import { time } from '@mirante/domain/format.ts';
import type { PanelTable } from '@mirante/domain/trading/panel.ts';
import { tradeLooks, type OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import type { ReactNode } from 'react';
import { Price, ResultText } from '../trade-parts.tsx';
import { StopToTarget } from './stop-to-target.tsx';

export interface PanelColumn {
  label: string;
  cell: (of: OwnTradeRow) => ReactNode;
  /** Where it stands on a phone's card; those without are left out there. */
  card?: 'value' | 'result' | 'left' | 'bar' | 'right';
  /** Shows when the quoted value was told, and whether that is long ago. */
  isQuote?: true;
}

const of = (
  label: string,
  cell: PanelColumn['cell'],
  card?: PanelColumn['card'],
  more: Pick<PanelColumn, 'isQuote'> = {},
): PanelColumn => ({ label, cell, ...(card && { card }), ...more });

const current = of('Atual', ({ current_value }) => <Price value={current_value} />, 'value');
const bar = of('Stop a alvo', (trade) => <StopToTarget of={trade} />, 'bar');
const stop = of('Stop', ({ stop_value }) => <Price value={stop_value} />);
const target = of('Alvo', ({ target_value }) => <Price value={target_value} />, 'right');
const result = of('Result.', (trade) => <ResultText value={trade.result} />, 'result');
const quotedAt = of('Hora', ({ value_at }) => time(value_at), undefined, { isQuote: true });

/** What each table says of a trade, after its name. */
export const panelColumns: Readonly<Record<PanelTable, readonly PanelColumn[]>> = {
  live: [
    of('Entrada', ({ in_value }) => <Price value={in_value} />, 'left'),
    current,
    bar,
    stop,
    of('RP', ({ strategy_rp_value }) => <Price value={strategy_rp_value} />),
    target,
    of('Peso', ({ weight }) => <Price value={weight} />),
    result,
    quotedAt,
  ],
  rp_trigger: [
    of('Situação', ({ status }) => <StatusChip look={tradeLooks[status]} as="text" />, 'left'),
    of('Gatilho/entrada', (trade) => (
      <Price value={trade.status === 'trigger' ? trade.strategy_in_value : trade.in_value} />
    )),
    current,
    bar,
    stop,
    of('RP', ({ rp_value, strategy_rp_value }) => <Price value={rp_value ?? strategy_rp_value} />),
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
