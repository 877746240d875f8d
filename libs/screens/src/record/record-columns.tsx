import type { record } from '@mirante/contract/investments/record.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { ABSENT, day, signedPercent } from '@mirante/domain/format.ts';
import { isRecordedLate, recordWords, type RecordCall } from '@mirante/domain/investments/record.ts';
import type { ReactNode } from 'react';
import { price, SignedNumber } from './signed-number.tsx';
import { ChainEntries } from './chain-entries.tsx';
import css from './record.module.css';

const { list: labels } = recordWords;

export const recordColumns = (
  reportLink: (report: NonNullable<RecordCall['report']>) => ReactNode,
): ColumnsOf<typeof record.listRecord> => [
  { label: labels.date_out, sort: 'record_result.date_out', cell: ({ date_out }) => day(date_out), card: 'line' },
  {
    label: labels.code,
    sort: 'record_result.code',
    card: 'title',
    wrap: false,
    cell: ({ code, report }) => (
      <>
        {code}
        {report && (
          <span className={css.mark}>
            {reportLink(report)}, {day(report.report_date)}
          </span>
        )}
      </>
    ),
  },
  { label: labels.portfolio_name, cell: 'portfolio_name', wrap: true, card: 'line' },
  { label: labels.date_in, cell: entry },
  { label: labels.price_in, align: 'right', cell: ({ price_in }) => price(price_in) },
  {
    label: labels.price_out,
    align: 'right',
    cell: ({ price_out }) => (price_out === null ? ABSENT : price(price_out)),
  },
  {
    label: labels.result,
    sort: 'record_result.result',
    align: 'right',
    card: 'corner',
    cell: ({ result }) => <SignedNumber value={result} />,
  },
  { label: labels.ibovespa, align: 'right', cell: ({ ibovespa }) => signedPercent(ibovespa) },
  {
    label: labels.difference,
    sort: 'record_result.difference',
    align: 'right',
    cell: ({ difference }) => <SignedNumber value={difference} unit="" />,
  },
  { label: labels.closed_entry, align: 'right', cell: ChainEntries },
];

/** Entries recorded after their date are marked. */
function entry(call: RecordCall) {
  return (
    <>
      {day(call.date_in)}
      {isRecordedLate(call) && <span className={css.mark}>registrada em {day(call.recorded_at)}</span>}
    </>
  );
}
