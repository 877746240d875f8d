import { benchmarkLabels, benchmarks, type Benchmark } from '@mirante/domain/investments/performance/performance.ts';
import { lineStyles } from './line-styles.ts';
import css from './performance-panel.module.css';

interface Props {
  shown: readonly Benchmark[];
  onChange: (shown: readonly Benchmark[]) => void;
}

/** The chart's legend; benchmarks can be hidden. */
export const BenchmarkChoice = ({ shown, onChange }: Props) => (
  <fieldset className={css.legend}>
    <legend className="m-hidden">Comparar com</legend>
    <span>
      <Dash of="portfolio" /> Carteira
    </span>
    {benchmarks.map((benchmark) => (
      <label key={benchmark}>
        <input
          type="checkbox"
          checked={shown.includes(benchmark)}
          onChange={({ target }) =>
            onChange(benchmarks.filter((one) => (one === benchmark ? target.checked : shown.includes(one))))
          }
        />
        <Dash of={benchmark} /> {benchmarkLabels[benchmark]}
      </label>
    ))}
  </fieldset>
);

const Dash = ({ of }: { of: keyof typeof lineStyles }) => (
  <svg width="18" height="8" aria-hidden>
    <line
      x1="0"
      y1="4"
      x2="18"
      y2="4"
      stroke={`var(--${lineStyles[of].colour})`}
      strokeWidth="2"
      strokeDasharray={lineStyles[of].dash.join(' ')}
    />
  </svg>
);
