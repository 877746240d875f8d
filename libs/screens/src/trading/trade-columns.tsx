import type { ownTrades } from '@mirante/contract/trading/own-trades.ts';
import type { FieldColumns } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ABSENT } from '@mirante/domain/format.ts';
import { strategies, strategyIds, strategyNames } from '@mirante/domain/trading/strategies.ts';
import { tradeStatusNames } from '@mirante/domain/trading/trade-words.ts';
import { tradeStyles, tradeTypeNames } from '@mirante/domain/trading/trade.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Price, ResultText, Side } from './trade-parts.tsx';

/** The columns common to all lists of trades, for staff and clients. */
export const tradeColumns = {
  type: {
    cell: ({ type }) => <Side type={type} />,
    sort: 'trade.type',
    filter: filter.choice('trade.type', tradeTypeNames),
    card: 'left',
  },
  quoted_as: {
    cell: ({ quoted_as }) => <strong>{quoted_as}</strong>,
    sort: 'trade.asset',
    filter: filter.text('trade.asset', 'Ativo'),
    card: 'title',
    wrap: false,
  },
  strategy_id: {
    write: (id) => strategies[id].short,
    sort: 'trade.strategy_id',
    filter: filter.choice(
      'trade.strategy_id',
      strategyIds.map((id) => [String(id), strategyNames[id]] as const),
      'Todas',
    ),
    card: 'left',
  },
  status: {
    cell: ({ status }) => <StatusChip look={tradeStyles[status]} as="text" />,
    sort: 'trade.status',
    filter: filter.choice('trade.status', tradeStatusNames, 'Todas'),
    card: 'corner',
  },
  in_value: { cell: ({ in_value }) => <Price value={in_value} />, align: 'right', card: 'hidden' },
  current_value: { cell: ({ current_value }) => <Price value={current_value} />, align: 'right' },
  result: {
    cell: ({ result }) => (result === null ? ABSENT : <ResultText value={result} />),
    align: 'right',
    card: 'right',
  },
  created_at: {
    sort: 'trade.created_at',
    filter: filter.day('trade.created_at', 'desde'),
    card: 'hidden',
  },
} satisfies FieldColumns<typeof ownTrades.listOwnTrades>;
