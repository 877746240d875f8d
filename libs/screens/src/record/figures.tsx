import { day, integer, signed, signedPercent } from '@mirante/domain/format.ts';
import type { RecordSummary } from '@mirante/domain/investments/record.ts';
import type { ReactNode } from 'react';
import css from './record.module.css';

const MONTH_DAYS = 30.44;
const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** The number of calls, their hit rate, and average, best and worst results. */
export function Figures({ summary }: { summary: RecordSummary }) {
  const { closed, gains, removed, average, best, worst, difference, above, compared } = summary;
  if (closed === 0) return null;
  return (
    <dl className={css.figures}>
      <Figure label="Recomendações encerradas" value={integer(closed)}>
        {`de ${day(summary.first_out)} a ${day(summary.last_out)}`}
        {removed > 0 && `; ${removed} ${removed === 1 ? 'retirada' : 'retiradas'} sem encerramento`}
      </Figure>
      <Figure label="Taxa de acerto" value={`${integer(gains)} de ${integer(closed)}`}>
        {`${Math.round((gains / closed) * 100)}% com ganho`}
      </Figure>
      <Figure
        label="Resultado médio"
        value={signedPercent(average)}
      >{`pior ${signedPercent(worst)}, melhor ${signedPercent(best)}`}</Figure>
      <Figure label="Média contra o Ibovespa" value={signed(difference, ' p.p.')}>
        {`${above} de ${compared} acima do índice`}
      </Figure>
      <Figure label="Prazo médio" value={term(summary.average_days)}>
        {`de ${term(summary.shortest_days)} a ${term(summary.longest_days)}`}
      </Figure>
    </dl>
  );
}

/** A figure with its context. */
export const Figure = ({ label, value, children }: { label: string; value: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value}
      <small>{children}</small>
    </dd>
  </div>
);

function term(days: number | null): string {
  if (days === null) return '';
  if (days < 2 * MONTH_DAYS) return `${oneDecimal.format(days)} ${days === 1 ? 'dia' : 'dias'}`;
  return `${oneDecimal.format(days / MONTH_DAYS)} meses`;
}
