import { paymentMethodLabels, paymentMethodSeries } from '@mirante/domain/products/payment-method.ts';
import { useGetRevenueQuery } from '@mirante/api-client/house/overview.ts';
import { brl, day } from '@mirante/domain/format.ts';
import {
  revenueByDay,
  revenueByMethod,
  revenueTotal,
  type OverviewPeriod,
  type Revenue,
} from '@mirante/domain/house/overview.ts';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paidOn } from './paid-on.ts';
import { HomeSection } from './home-section.tsx';
import css from './revenue-panel.module.css';
import { RevenueTable } from './revenue-table.tsx';

// Chart.js is loaded after all readable content.
const RevenueChart = lazy(() => import('./revenue-chart.tsx').then((m) => ({ default: m.RevenueChart })));
const HEIGHT = 248;

export function RevenuePanel({ days }: { days: OverviewPeriod }) {
  const query = useGetRevenueQuery({ days }, { refetchOnMountOrArgChange: 30 });
  const [asTable, showTable] = useState(false);
  const go = useNavigate();
  return (
    <HomeSection
      title="Receita por dia e método"
      height={HEIGHT + 60}
      query={query}
      aside={({ parts }) =>
        parts.length > 0 && (
          <Button
            variant="text"
            size="small"
            className={css.toggle}
            aria-pressed={asTable}
            onClick={() => showTable(!asTable)}
          >
            Ver como tabela
          </Button>
        )
      }
    >
      {(revenue) =>
        revenue.parts.length === 0 ? (
          <Typography color="textSecondary">Nenhum pagamento foi confirmado neste período.</Typography>
        ) : (
          <>
            <Legend revenue={revenue} />
            {asTable ? (
              <RevenueTable revenue={revenue} height={HEIGHT} />
            ) : (
              <Suspense fallback={<CardSkeleton height={HEIGHT} />}>
                <RevenueChart
                  revenue={revenue}
                  height={HEIGHT}
                  label={inWords(revenue)}
                  onChoose={(at, method) => void go(paidOn(at, method))}
                />
              </Suspense>
            )}
          </>
        )
      }
    </HomeSection>
  );
}

/** The methods' colours and totals. */
const Legend = ({ revenue }: { revenue: Revenue }) => (
  <ul className={css.legend} aria-label="Receita por método">
    {revenueByMethod(revenue).map(({ method, total }) => (
      <li key={method}>
        <i aria-hidden style={{ backgroundColor: `var(--s${paymentMethodSeries[method]})` }} />{' '}
        {paymentMethodLabels[method]} <b>{brl(total.amount)}</b>
      </li>
    ))}
    <li className={css.note}>antes de reembolsos</li>
  </ul>
);

function inWords(revenue: Revenue): string {
  const best = revenueByDay(revenue).reduce((a, b) => (b.amount > a.amount ? b : a));
  return `Gráfico da receita de ${day(revenue.from)} a ${day(revenue.to)}: ${brl(revenueTotal(revenue).amount)} ao todo; o melhor dia foi ${day(best.day)}, com ${brl(best.amount)}. A tabela tem todos os valores.`;
}
