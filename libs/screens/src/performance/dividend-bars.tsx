import {
  forecastKindLabels,
  forecastKinds,
  type ForecastMonth,
} from '@mirante/domain/investments/dividend-forecast.ts';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import css from './dividend-bars.module.css';

interface Props {
  months: readonly ForecastMonth[];
  text: (value: number) => string;
  label: string;
}

const totalOf = ({ paid, announced, estimated }: ForecastMonth): number => paid + announced + estimated;
const monthOf = (month: string): string => `${month.slice(5)}/${month.slice(2, 4)}`;

/**
 * One bar per month: solid for paid, pale for announced, outlined for estimated. Each has its month and amounts as
 * text.
 */
export function DividendBars({ months, text, label }: Props) {
  const most = Math.max(...months.map(totalOf), Number.MIN_VALUE);
  const kinds = forecastKinds.filter((kind) => months.some((month) => month[kind] > 0));
  return (
    <figure className={css.figure}>
      <ScrollRegion label={label}>
        <ul className={css.bars}>
          {months.map((month) => (
            <li key={month.month} title={inWords(month, text)}>
              <span className="m-hidden">{inWords(month, text)}</span>
              <span className={css.bar} aria-hidden>
                {kinds
                  .filter((kind) => month[kind] > 0)
                  .map((kind) => (
                    <i key={kind} className={css[kind]} style={{ height: `${(month[kind] / most) * 100}%` }} />
                  ))}
              </span>
              <small aria-hidden>{monthOf(month.month)}</small>
            </li>
          ))}
        </ul>
      </ScrollRegion>
      <figcaption>
        {kinds.map((kind) => (
          <span key={kind}>
            <i className={css[kind]} aria-hidden /> {forecastKindLabels[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function inWords(month: ForecastMonth, text: (value: number) => string): string {
  const parts = forecastKinds
    .filter((kind) => month[kind] > 0)
    .map((kind) => `${forecastKindLabels[kind].toLowerCase()} ${text(month[kind])}`);
  return `${monthOf(month.month)}: ${parts.length > 0 ? parts.join(', ') : 'nada'}`;
}
