import { signedPercent } from '@mirante/domain/format.ts';
import { PAST_RESULTS } from '@mirante/domain/investments/performance/performance.ts';
import { bands, type RecordSummary } from '@mirante/domain/investments/record.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import css from './record.module.css';

const TALLEST_PX = 120;

/** The distribution of results: a bar per band, losses and gains distinguished. */
export function Distribution({ summary: { bands: counts, median, closed, gains } }: { summary: RecordSummary }) {
  const most = Math.max(1, ...counts);
  return (
    <Panel title="Distribuição dos resultados" aside={closed > 0 && `Mediana ${signedPercent(median)}`}>
      <ol className={css.bars}>
        {bands.map(({ label, to }, i) => (
          <li key={label} className={to !== null && to <= 0 ? css.bad : ''}>
            <strong>{counts[i]}</strong>
            <i style={{ height: `${(counts[i]! / most) * TALLEST_PX}px` }} aria-hidden />
            <span>{label}</span>
          </li>
        ))}
      </ol>
      <p className={css.note}>
        {gains} com ganho, {closed - gains} sem ganho. {PAST_RESULTS}
      </p>
    </Panel>
  );
}
