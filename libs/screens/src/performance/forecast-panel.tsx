import { day, perShare } from '@mirante/domain/format.ts';
import { PAYMENT_UNKNOWN } from '@mirante/domain/investments/dividend.ts';
import { forecastKindLabels, type DividendForecast } from '@mirante/domain/investments/dividend-forecast.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { DividendBars } from './dividend-bars.tsx';
import { plainPercent } from './figure-text.ts';
import css from './performance-panel.module.css';
import { DataTable } from '../charts/data-table.tsx';

/** What a stock portfolio may pay in the next twelve months. Unannounced payments are estimates, and labelled so. */
export function ForecastPanel({ forecast }: { forecast: DividendForecast }) {
  const { months, payments, unpriced } = forecast;
  const total = months.reduce((sum, { announced, estimated }) => sum + announced + estimated, 0);
  return (
    <Panel title="Previsão de dividendos" aside="Próximos 12 meses">
      {payments.length === 0 ? (
        <p className={css.note}>Nada foi anunciado, e nada foi pago nos últimos 12 meses que se possa repetir.</p>
      ) : (
        <>
          <p className={css.lead}>
            <b>{plainPercent(total)}</b> da carteira, aos preços e pesos de hoje
          </p>
          <DividendBars months={months} text={plainPercent} label="Previsão de dividendos por mês" />
          <DataTable label="Pagamentos previstos" maxHeight={240}>
            <thead>
              <tr>
                <th scope="col">Ativo</th>
                <th scope="col">Pagamento</th>
                <th scope="col">Por ação</th>
                <th scope="col">Situação</th>
              </tr>
            </thead>
            <tbody>
              {payments.map(({ code, day: at, payment_date, value, kind, with_date }) => (
                <tr key={`${code} ${at} ${with_date} ${value}`}>
                  <th scope="row">{code}</th>
                  <td>{payment_date === null ? PAYMENT_UNKNOWN : day(at)}</td>
                  <td>{perShare(value)}</td>
                  <td>{forecastKindLabels[kind]}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </>
      )}
      {unpriced.length > 0 && <p className={css.note}>Sem preço em reais, fora da soma: {unpriced.join(', ')}.</p>}
      <p className={css.note}>
        Estimado é o que cada ativo pagou nos últimos 12 meses, repetido um ano depois. Não é promessa: empresas mudam e
        suspendem dividendos.
      </p>
    </Panel>
  );
}
