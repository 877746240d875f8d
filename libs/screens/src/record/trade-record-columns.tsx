import type { tradeRecord } from '@mirante/contract/trading/trade-record.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { ABSENT, day, dayTime } from '@mirante/domain/format.ts';
import { strategies } from '@mirante/domain/trading/strategies.ts';
import { isEnteredLate, tradeRecordWords, type RecordTrade } from '@mirante/domain/trading/trade-record.ts';
import { tradeTypeNames } from '@mirante/domain/trading/trade.ts';
import type { ReactNode } from 'react';
import { price, SignedNumber } from './signed-number.tsx';
import { ChainEntries } from './chain-entries.tsx';
import css from './record.module.css';

const { list: labels } = tradeRecordWords;
const priceOrAbsent = (value: number | null) => (value === null ? ABSENT : price(value));

export const tradeRecordColumns = (
  tradeLink: (trade: RecordTrade) => ReactNode,
): ColumnsOf<typeof tradeRecord.listTradeRecord> => [
  {
    label: labels.finished_at,
    sort: 'record_trade_result.finished_at',
    card: 'line',
    cell: ({ finished_at, status, removed_at }) =>
      status === 'finished'
        ? day(finished_at)
        : status === 'cancelled'
          ? 'Cancelada'
          : `Retirada em ${day(removed_at)}`,
  },
  {
    label: labels.code,
    sort: 'record_trade_result.code',
    card: 'title',
    wrap: true,
    cell: (trade) => (
      <>
        {tradeLink(trade)}
        {trade.errata && <span className={css.mark}>Errata: {trade.errata}</span>}
      </>
    ),
  },
  {
    label: labels.strategy_id,
    card: 'line',
    cell: ({ type, strategy_id }) => `${tradeTypeNames[type]}, ${strategies[strategy_id].short}`,
  },
  { label: labels.date_in, cell: entry },
  { label: labels.in_value, align: 'right', cell: ({ in_value }) => priceOrAbsent(in_value) },
  { label: labels.rp_value, align: 'right', cell: ({ rp_value }) => priceOrAbsent(rp_value) },
  { label: labels.out_value, align: 'right', cell: ({ out_value }) => priceOrAbsent(out_value) },
  {
    label: labels.result,
    sort: 'record_trade_result.result',
    align: 'right',
    card: 'corner',
    cell: ({ result }) => <SignedNumber value={result} />,
  },
  { label: labels.closed_entry, align: 'right', cell: ChainEntries },
];

/** Entries recorded after their date are marked. */
function entry(trade: RecordTrade) {
  return (
    <>
      {dayTime(trade.date_in)}
      {isEnteredLate(trade) && <span className={css.mark}>registrada em {dayTime(trade.entered_at)}</span>}
    </>
  );
}
