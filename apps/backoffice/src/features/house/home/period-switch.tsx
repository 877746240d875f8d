import { overviewPeriods, type OverviewPeriod } from '@mirante/domain/house/overview.ts';
import css from './period-switch.module.css';

/** Radio buttons underneath, so arrows and readers work as they do everywhere. */
export const PeriodSwitch = ({
  days,
  onChange,
}: {
  days: OverviewPeriod;
  onChange: (days: OverviewPeriod) => void;
}) => (
  <fieldset className={css.switch}>
    <legend className="m-hidden">Período</legend>
    {overviewPeriods.map((period) => (
      <label key={period}>
        <input type="radio" name="period" checked={period === days} onChange={() => onChange(period)} />
        <span>{period} dias</span>
      </label>
    ))}
  </fieldset>
);
