import { day, percent, perShare } from '@mirante/domain/format.ts';
import { PAYMENT_UNKNOWN } from '@mirante/domain/investments/dividend.ts';
import type { StockPortfolioDividend } from '@mirante/domain/investments/stock-portfolio.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import type { ReactNode } from 'react';
import css from './small-table.module.css';

interface LatestDividendsProps {
  dividends: readonly StockPortfolioDividend[];
  /** A link to more dividends. */
  more?: ReactNode;
}

/** The latest dividends of a portfolio's papers, paid or expected. */
export const LatestDividends = ({ dividends, more }: LatestDividendsProps) => (
  <Panel title="Últimos dividendos" aside={more}>
    {dividends.length === 0 ? (
      <p className={css.none}>Nenhum dividendo ainda.</p>
    ) : (
      <ScrollRegion className={css.frame} label="Tabela dos últimos dividendos">
        <table className={css.table} aria-label="Últimos dividendos">
          <thead>
            <tr>
              <th scope="col">Código</th>
              <th scope="col">Valor</th>
              <th scope="col" className={css.wide}>
                Data com
              </th>
              <th scope="col">Pagamento</th>
              <th scope="col">Yield</th>
              <th scope="col" className={css.wide}>
                Sobre o custo
              </th>
            </tr>
          </thead>
          <tbody>
            {dividends.map((dividend) => (
              <tr key={dividend.id}>
                <th scope="row" {...(dividend.stock_name && { title: dividend.stock_name })}>
                  {dividend.stock_code}
                </th>
                <td>{perShare(dividend.value)}</td>
                <td className={css.wide}>{day(dividend.with_date)}</td>
                <td>{dividend.payment_date ? day(dividend.payment_date) : PAYMENT_UNKNOWN}</td>
                <td>{percent(dividend.yield_on_payment)}</td>
                <td className={css.wide}>{percent(dividend.yield_on_cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    )}
  </Panel>
);
