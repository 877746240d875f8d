import { useListReadsByDayQuery } from '@mirante/api-client/content/contents.ts';
import { day, integer } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { DataTable } from '@mirante/screens/charts/data-table.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import record from '../../record/record.module.css';
import { curveOf, type DayOfCurve } from './reads-by-day.ts';

// Chart.js is loaded after all readable content.
const ReadsCurve = lazy(() => import('./reads-curve.tsx').then((m) => ({ default: m.ReadsCurve })));
const HEIGHT = 200;

/** A content's reads since publication, summed up to each day. */
export function ReadsCurvePanel({ id, date }: { id: number; date: string }) {
  const { data, error, refetch } = useListReadsByDayQuery({ id }, { refetchOnMountOrArgChange: true });
  const [asTable, setAsTable] = useState(false);
  const days = data && curveOf(data, date, serverNow());
  return (
    <Panel
      title="Leituras acumuladas"
      aside={
        !!days?.length && (
          <Button variant="text" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Ver como tabela
          </Button>
        )
      }
    >
      {!days && error && <ErrorPanel title="Erro ao carregar as leituras" error={error} onRetry={refetch} />}
      {!days && !error && <CardSkeleton height={HEIGHT} />}
      {days?.length === 0 && <p className={record.quiet}>Ninguém leu ainda.</p>}
      {!!days?.length &&
        (asTable ? (
          <ReadsTable days={days} />
        ) : (
          <Suspense fallback={<CardSkeleton height={HEIGHT} />}>
            <ReadsCurve days={days} height={HEIGHT} label={inWords(days)} />
          </Suspense>
        ))}
    </Panel>
  );
}

/** The chart's data as a table, latest day first, without days without reads. */
const ReadsTable = ({ days }: { days: readonly DayOfCurve[] }) => (
  <DataTable label="Leituras acumuladas, em tabela" maxHeight={HEIGHT}>
    <thead>
      <tr>
        <th scope="col">Dia</th>
        <th scope="col">Leituras</th>
        <th scope="col">Até aqui</th>
      </tr>
    </thead>
    <tbody>
      {days
        .filter(({ reads }) => reads > 0)
        .toReversed()
        .map((of) => (
          <tr key={of.day}>
            <th scope="row">{day(of.day)}</th>
            <td>{integer(of.reads)}</td>
            <td>
              <b>{integer(of.total)}</b>
            </td>
          </tr>
        ))}
    </tbody>
  </DataTable>
);

function inWords(days: readonly DayOfCurve[]): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  return `Gráfico das leituras de ${day(first.day)} a ${day(last.day)}: ${integer(last.total)} ao todo. A tabela tem todos os valores.`;
}
