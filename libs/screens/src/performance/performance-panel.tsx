import { day, signedPercent } from '@mirante/domain/format.ts';
import type { Idle } from '@mirante/domain/investments/performance/measure.ts';
import {
  PAST_RESULTS,
  performancePeriodLabels,
  type Benchmark,
  type Performance,
  type PerformancePeriod,
} from '@mirante/domain/investments/performance/performance.ts';
import { SegmentedChoice } from '@mirante/ui-kit/fields/segmented-choice.tsx';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { BenchmarkChoice } from './benchmark-choice.tsx';
import { MethodNote } from './method-note.tsx';
import { PerformanceFigures } from './performance-figures.tsx';
import css from './performance-panel.module.css';
import { PerformanceTable } from './performance-table.tsx';
import { drawnPeriod, type DrawnPeriod } from './series-of.ts';

// Chart.js is loaded after everything readable.
const PerformanceChart = lazy(() => import('./performance-chart.tsx').then((m) => ({ default: m.PerformanceChart })));
const HEIGHT = 260;

interface Props {
  performance: Performance;
  idle: Idle;
  onIdle: (idle: Idle) => void;
  /** The path of the page on the method. */
  method: string;
}

/** A portfolio's performance: its line against the benchmarks, a period's figures, and notes. */
export function PerformancePanel({ performance, idle, onIdle, method }: Props) {
  const [wanted, setPeriod] = useState<PerformancePeriod>('start');
  const [shown, setShown] = useState<readonly Benchmark[]>(['cdi', 'ibovespa']);
  const [asTable, setAsTable] = useState(false);
  const result = performance.periods.find(({ period }) => period === wanted);
  const periods = performance.periods.map(({ period, from }) => ({
    value: period,
    label: performancePeriodLabels[period],
    // The portfolio is too young.
    disabled: from === null,
  }));
  const choice = <SegmentedChoice legend="Período" options={periods} value={wanted} onChange={setPeriod} />;
  if (performance.reason !== null || !result?.from || !result.to) {
    // Both choices may have led here, and lead back.
    return (
      <Panel title="Performance" aside={performance.reason === null && choice}>
        <p className={css.note}>{performance.reason ?? 'Sem resultado neste período.'}</p>
        <Notes notes={performance.notes} />
        <IdleChoice performance={performance} idle={idle} onIdle={onIdle} />
        <MethodNote method={method} />
      </Panel>
    );
  }
  const drawn = drawnPeriod(performance, result.from, shown);
  return (
    <Panel title="Performance" aside={choice}>
      <div className={css.tools}>
        <BenchmarkChoice shown={shown} onChange={setShown} />
        <Button variant="text" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Ver como tabela
        </Button>
      </div>
      {asTable ? (
        <PerformanceTable period={drawn} height={HEIGHT} />
      ) : (
        <Suspense fallback={<CardSkeleton height={HEIGHT} />}>
          <PerformanceChart period={drawn} height={HEIGHT} label={inWords(drawn)} />
        </Suspense>
      )}
      <PerformanceFigures period={result} shown={shown} hits={performance.hit_rate} />
      <IdleChoice performance={performance} idle={idle} onIdle={onIdle} />
      <Notes
        notes={[...performance.notes, ...shown.flatMap((benchmark) => performance.benchmarks[benchmark].reason ?? [])]}
      />
      <p className={css.note}>
        De {day(result.from)} a {day(result.to)}, com dividendos. {PAST_RESULTS}
      </p>
      <MethodNote method={method} />
    </Panel>
  );
}

/** Shown only if money is uninvested. */
function IdleChoice({ performance, idle, onIdle }: Pick<Props, 'performance' | 'idle' | 'onIdle'>) {
  if (idle === 'nothing' && performance.idle_share === 0) return null;
  return (
    <label className={css.idle}>
      <input
        type="checkbox"
        checked={idle === 'cdi'}
        onChange={({ target }) => onIdle(target.checked ? 'cdi' : 'nothing')}
      />
      Contar o dinheiro sem ativo como aplicado no CDI
    </label>
  );
}

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length === 0 ? null : (
    <ul className={css.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );

function inWords({ days, lines }: DrawnPeriod): string {
  const ends = lines.flatMap(({ label, values }) => {
    const last = values.findLast((value) => value !== null) ?? null;
    return last === null ? [] : `${label} ${signedPercent(last)}`;
  });
  return `Gráfico de linhas de ${day(days[0])} a ${day(days.at(-1))}: ${ends.join(', ')}. A tabela tem os valores.`;
}
