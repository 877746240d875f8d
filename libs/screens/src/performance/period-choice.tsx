import {
  performancePeriodLabels,
  performancePeriods,
  type PerformancePeriod,
} from '@mirante/domain/investments/performance/performance.ts';
import css from './period-choice.module.css';

interface Props {
  period: PerformancePeriod;
  /** Those that the portfolio is too young for. */
  closed: readonly PerformancePeriod[];
  onChange: (period: PerformancePeriod) => void;
}

/** Radio buttons underneath, so arrows and readers work as they do everywhere. */
export const PeriodChoice = ({ period, closed, onChange }: Props) => (
  <fieldset className={css.switch}>
    <legend className="m-hidden">Período</legend>
    {performancePeriods.map((one) => (
      <label key={one}>
        <input
          type="radio"
          name="performance-period"
          checked={one === period}
          disabled={closed.includes(one)}
          onChange={() => onChange(one)}
        />
        <span>{performancePeriodLabels[one]}</span>
      </label>
    ))}
  </fieldset>
);
