import { useGetRevenueQuery } from '@mirante/api-client/house/overview.ts';
import { brl, integer } from '@mirante/domain/format.ts';
import { growth, revenueByDay, revenueTotal, type OverviewPeriod } from '@mirante/domain/house/overview.ts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import css from './figures.module.css';

const percent = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const mean = ({ n, amount }: { n: number; amount: number }) => (n === 0 ? 0 : amount / n);

/** Key figures of payments: revenue, count, average, and what is pending. */
export function Figures({ days }: { days: OverviewPeriod }) {
  const { data: revenue, isError } = useGetRevenueQuery({ days }, { refetchOnMountOrArgChange: 30 });
  const now = revenue && revenueTotal(revenue);
  const each = revenue ? revenueByDay(revenue) : [];
  const before = revenue?.before ?? { n: 0, amount: 0 };
  if (isError) return null; // The chart below shows the error, with a retry.
  // Of another period, until this one's is read.
  const since = `contra ${each.length} dias antes`;
  return (
    <Card component="section" aria-label="Resumo da receita" className={css.figures}>
      <Figure
        name="Receita confirmada"
        value={now && brl(now.amount)}
        change={now && growth(now.amount, before.amount)}
        since={since}
        line={each.map(({ amount }) => amount)}
      />
      <Figure
        name="Pagamentos confirmados"
        value={now && integer(now.n)}
        change={now && growth(now.n, before.n)}
        since={since}
        line={each.map(({ n }) => n)}
      />
      <Figure
        name="Ticket médio"
        value={now && brl(mean(now))}
        change={now && growth(mean(now), mean(before))}
        since={since}
        line={each.map(mean)}
      />
      <Figure
        name="A receber"
        value={revenue && brl(revenue.receivable.amount)}
        since={
          revenue &&
          `${integer(revenue.receivable.n)} ${revenue.receivable.n === 1 ? 'pagamento' : 'pagamentos'} dentro do prazo`
        }
        line={[]}
      />
    </Card>
  );
}

interface FigureProps {
  name: string;
  /** Undefined while loading. */
  value: string | undefined;
  change?: number | undefined;
  since: string | undefined;
  line: readonly number[];
}

const Figure = ({ name, value, change, since, line }: FigureProps) => (
  <div className={css.figure}>
    <p className={css.name}>{name}</p>
    <p className={css.value}>{value ?? <Skeleton variant="rounded" width={140} height={24} />}</p>
    <p className={css.since}>
      {value === undefined ? (
        '\u00a0'
      ) : (
        <>
          <Change of={change} /> {change === undefined && since?.startsWith('contra') ? 'sem período anterior' : since}
        </>
      )}
    </p>
    <Sparkline of={line} />
  </div>
);

const Change = ({ of }: { of: number | undefined }) =>
  of === undefined ? null : (
    <span className={of < 0 ? css.less : css.more}>
      <span aria-hidden>{of < 0 ? '▼' : '▲'}</span> {percent.format(of).replace('-', '−')}
    </span>
  );

/** Decorative: the numbers are in the chart's table. */
function Sparkline({ of }: { of: readonly number[] }) {
  const most = Math.max(...of, 0);
  if (of.length < 2 || most === 0) return <svg className={css.line} aria-hidden />;
  const points = of.map((value, i) => `${(i / (of.length - 1)) * 200} ${34 - (value / most) * 30}`).join('L');
  return (
    <svg className={css.line} viewBox="0 0 200 36" preserveAspectRatio="none" aria-hidden>
      <path className={css.area} d={`M0 36L${points}L200 36Z`} />
      <path className={css.stroke} d={`M${points}`} />
    </svg>
  );
}
