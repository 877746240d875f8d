import { day, signedPercent } from '@mirante/domain/format.ts';
import { isKnown, type Figure } from '@mirante/domain/investments/performance/figures.ts';
import {
  benchmarkLabels,
  type Benchmark,
  type HitRate,
  type PeriodResult,
} from '@mirante/domain/investments/performance/performance.ts';
import { figureText, plainPercent } from './figure-text.ts';
import css from './performance-panel.module.css';

interface Props {
  period: PeriodResult;
  shown: readonly Benchmark[];
  hits: HitRate | null;
}

/** A period's figures; a missing one with the reason. */
export function PerformanceFigures({ period, shown, hits }: Props) {
  const { cdi } = period.benchmarks;
  const isComparable = isKnown(period.result) && isKnown(cdi.result) && cdi.to === null && cdi.result > 0;
  return (
    <dl className={css.figures}>
      <Item label="Retorno" figure={period.result} />
      {shown.map((benchmark) => {
        const { result, to } = period.benchmarks[benchmark];
        return (
          <Item
            key={benchmark}
            label={benchmarkLabels[benchmark]}
            figure={result}
            {...(to && { note: `até ${day(to)}` })}
          />
        );
      })}
      {isComparable && (
        <Item
          label="Em relação ao CDI"
          figure={((period.result as number) / (cdi.result as number)) * 100}
          text={plainPercent}
        />
      )}
      {isKnown(period.annualised) && <Item label="Retorno ao ano" figure={period.annualised} />}
      <Item label="Maior queda" figure={period.drawdown} />
      <Item label="Volatilidade ao ano" figure={period.volatility} text={plainPercent} />
      {hits && (
        <Item
          label="Acerto das encerradas"
          figure={hits.rate}
          text={plainPercent}
          note={`${hits.hits} de ${hits.closed}; abertas: ${hits.open_gaining} de ${hits.open} no positivo`}
        />
      )}
    </dl>
  );
}

interface ItemProps {
  label: string;
  figure: Figure;
  text?: (value: number) => string;
  note?: string;
}

const Item = ({ label, figure, text = signedPercent, note }: ItemProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{figureText(figure, text)}</b>
      {isKnown(figure) ? note && <small>{note}</small> : <small>{figure.reason}</small>}
    </dd>
  </div>
);
