import { perShare } from '@mirante/domain/format.ts';
import type { StockDividends } from '@mirante/domain/investments/dividend-forecast.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { DividendBars } from './dividend-bars.tsx';
import css from './performance-panel.module.css';

interface Props {
  dividends: StockDividends;
}

/** The dividends per share of each of a stock's papers over time, paid and expected. */
export function StockDividendsPanel({ dividends: { codes } }: Props) {
  const paying = codes.filter(({ months }) => months.some(({ paid, announced }) => paid + announced > 0));
  return (
    <Panel title="Dividendos ao longo do tempo" aside="Por ação, como ela é hoje">
      {paying.length === 0 && <p className={css.note}>Nenhum dividendo nos últimos 24 meses.</p>}
      {paying.map(({ code, months }) => (
        <div key={code}>
          {codes.length > 1 && <h3 className={css.code}>{code}</h3>}
          <DividendBars months={months} text={perShare} label={`Dividendos de ${code} por mês`} />
        </div>
      ))}
      {paying.length > 0 && (
        <p className={css.note}>
          Estimado é o que foi pago nos últimos 12 meses, repetido um ano depois. Não é promessa.
        </p>
      )}
    </Panel>
  );
}
