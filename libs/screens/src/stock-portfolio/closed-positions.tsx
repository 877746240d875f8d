import { positionChange } from '@mirante/domain/investments/position.ts';
import { paperPrice } from '@mirante/domain/investments/stock-code.ts';
import type { OwnClosedItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { day } from '@mirante/domain/format.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import type { ReactNode } from 'react';
import { ChangeText } from './change-text.tsx';
import css from './small-table.module.css';

interface ClosedPositionsProps<I> {
  items: readonly I[];
  actions?: (item: I) => ReactNode;
}

/** All closed positions of a portfolio, gains and losses, with their price change. */
export const ClosedPositions = <I extends OwnClosedItem>({ items, actions }: ClosedPositionsProps<I>) => (
  <Panel title="Posições encerradas" {...(items.length > 0 && { aside: items.length })}>
    {items.length === 0 ? (
      <p className={css.none}>Nenhuma posição encerrada.</p>
    ) : (
      <ScrollRegion className={css.frame} label="Tabela das posições encerradas">
        <table className={css.table} aria-label="Posições encerradas">
          <thead>
            <tr>
              <th scope="col">Ativo</th>
              <th scope="col" className={css.wide}>
                Período
              </th>
              <th scope="col">Entrada</th>
              <th scope="col">Saída</th>
              <th scope="col">Resultado</th>
              {actions && (
                <th scope="col" data-row-actions>
                  Ações
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.id}>
                <th scope="row">
                  {item.stock_code.code}
                  <small className={css.narrow}>
                    {day(item.date_in)} a {day(item.date_out)}
                  </small>
                </th>
                <td className={`${css.wide} ${css.period}`}>
                  {day(item.date_in)} a {day(item.date_out)}
                </td>
                <td>{paperPrice(item.price_in, item.stock_code.national_code)}</td>
                <td>{paperPrice(item.price_out, item.stock_code.national_code)}</td>
                <td>
                  <ChangeText percent={positionChange(item, item.price_out)} />
                </td>
                {actions && <td data-row-actions>{actions(item)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    )}
  </Panel>
);
