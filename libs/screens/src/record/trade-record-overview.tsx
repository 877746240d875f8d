import { day, integer, signedPercent } from '@mirante/domain/format.ts';
import type { TradeRecordSummary } from '@mirante/domain/trading/trade-record.ts';
import { ChainPanel } from './chain-panel.tsx';
import { Figure } from './figures.tsx';
import css from './record.module.css';

/** An overview of all trades, separate from portfolios, and the state of their common chain. */
export function TradeRecordOverview({ summary }: { summary: TradeRecordSummary }) {
  const { closed, gains, cancelled } = summary;
  return (
    <>
      {closed > 0 && (
        <dl className={`${css.figures} ${css.tradeFigures}`}>
          <Figure label="Operações encerradas" value={integer(closed)}>
            {`de ${day(summary.first_out)} a ${day(summary.last_out)}`}
            {cancelled > 0 && `; ${cancelled} ${cancelled === 1 ? 'cancelada' : 'canceladas'} sem resultado`}
          </Figure>
          <Figure label="Taxa de acerto" value={`${integer(gains)} de ${integer(closed)}`}>
            {`${Math.round((gains / closed) * 100)}% com ganho`}
          </Figure>
          <Figure label="Resultado médio" value={signedPercent(summary.average)}>
            {`mediana ${signedPercent(summary.median)}`}
          </Figure>
          <Figure label="Pior e melhor" value={signedPercent(summary.worst)}>
            {`melhor ${signedPercent(summary.best)}`}
          </Figure>
        </dl>
      )}
      <div className={css.chainAlone}>
        <ChainPanel />
      </div>
    </>
  );
}
