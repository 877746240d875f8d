import { addMonths } from '@mirante/domain/dates.ts';
import { day } from '@mirante/domain/format.ts';
import { quoteSourceLabels } from '@mirante/domain/investments/quote-load.ts';
import { splitAdjusted, type PaperCloses, type StockCloses } from '@mirante/domain/investments/stock-closes.ts';
import { paperPrice } from '@mirante/domain/investments/stock-code.ts';
import { FRESH_DAYS } from '@mirante/domain/investments/stale-price.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import { ClosesTable } from './closes-table.tsx';
import css from './stock-closes-panel.module.css';

// Loaded when there is something to draw.
const ClosesChart = lazy(() => import('./closes-chart.tsx').then((m) => ({ default: m.ClosesChart })));

interface Props {
  query: { data?: StockCloses | undefined; error?: unknown; refetch: () => unknown };
}

/** The closes of a stock's papers over time: a chart, and the same as a table. */
export function StockClosesPanel({ query: { data, error, refetch } }: Props) {
  return (
    <Panel title="Cotações">
      {data ? (
        <Papers papers={data.papers} />
      ) : error ? (
        <ErrorPanel title="Não foi possível carregar as cotações" error={error} onRetry={refetch} />
      ) : (
        <CardSkeleton height={300} />
      )}
    </Panel>
  );
}

const periods = { 6: '6 meses', 12: '12 meses', 24: '2 anos', 120: 'Tudo' } as const;
type Months = keyof typeof periods;

function Papers({ papers }: { papers: PaperCloses[] }) {
  const [code, setCode] = useState<string>();
  const [months, setMonths] = useState<Months>(12);
  const [asTable, setAsTable] = useState(false);
  const [paperField, periodField] = [useId(), useId()];
  const paper = papers.find((each) => each.code === code) ?? firstShown(papers);
  const choice = paper && papers.length > 1 && (
    <label htmlFor={paperField}>
      Papel
      <select id={paperField} value={paper.code} onChange={({ target }) => setCode(target.value)}>
        {papers.map((each) => (
          <option key={each.code}>{each.code}</option>
        ))}
      </select>
    </label>
  );
  if (!paper || paper.days.length === 0)
    return (
      <>
        {choice && <div className={css.choices}>{choice}</div>}
        <p className={css.quiet}>Ainda não há cotações deste papel.</p>
      </>
    );
  const shown = periodOf(paper, months);
  return (
    <>
      <PriceLine paper={paper} />
      <div className={css.choices}>
        {choice}
        <label htmlFor={periodField}>
          Período
          <select id={periodField} value={months} onChange={({ target }) => setMonths(Number(target.value) as Months)}>
            {Object.entries(periods).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={css.toggle} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Ver em tabela
        </button>
      </div>
      {asTable ? (
        <ClosesTable {...shown} code={paper.code} national={paper.national_code} />
      ) : (
        <Suspense fallback={<CardSkeleton height={260} />}>
          <ClosesChart days={shown.days} prices={shown.prices} code={paper.code} national={paper.national_code} />
        </Suspense>
      )}
      {paper.actions.length > 0 && (
        <p className={css.quiet}>O gráfico está ajustado por desdobramentos, grupamentos e bonificações.</p>
      )}
      {paper.made_up && <p className={css.quiet}>Demonstração: estas cotações são inventadas.</p>}
    </>
  );
}

/** One with closes, if possible in BRL. */
function firstShown(papers: readonly PaperCloses[]): PaperCloses | undefined {
  const quoted = papers.filter(({ days }) => days.length > 0);
  return quoted.find(({ national_code }) => national_code) ?? quoted[0] ?? papers[0];
}

function PriceLine({ paper: { price, national_code } }: { paper: PaperCloses }) {
  if (!price) return null;
  return (
    <p className={css.price}>
      <strong>{paperPrice(price.value, national_code)}</strong>
      <span>
        {day(price.day)}, {quoteSourceLabels[price.source]}
      </span>
      {price.stale && <span className={css.stale}>Preço desatualizado: mais de {FRESH_DAYS} pregões</span>}
    </p>
  );
}

/** The last months of a paper, counted back from its newest day. */
function periodOf(paper: PaperCloses, months: number) {
  const from = addMonths(paper.days.at(-1)!, -months);
  const first = paper.days.findIndex((of) => of > from);
  return {
    days: paper.days.slice(first),
    closes: paper.closes.slice(first),
    prices: splitAdjusted(paper).slice(first),
  };
}
