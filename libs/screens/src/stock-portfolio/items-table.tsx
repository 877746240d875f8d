import { ABSENT, day, percent, signedPercent } from '@mirante/domain/format.ts';
import { positionChange, statusStyle } from '@mirante/domain/investments/position.ts';
import { shareText } from '@mirante/domain/investments/share-sum.ts';
import { ceilingPrice, hasFairPrice, potentialOf, paperPrice } from '@mirante/domain/investments/stock-code.ts';
import type { OwnStockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import type { ReactNode } from 'react';
import { PriceAge } from '../quotes/price-age.tsx';
import { ChangeText } from './change-text.tsx';
import css from './items-table.module.css';

interface ItemsTableProps<I> {
  items: readonly I[];
  /** The table's accessible name. */
  label: string;
  /** The actions of an item, if allowed. */
  actions?: ((item: I) => ReactNode) | undefined;
}

/** A portfolio's open positions; cards on a phone. */
export const ItemsTable = <I extends OwnStockPortfolioItem>({ items, label, actions }: ItemsTableProps<I>) => (
  <ScrollRegion className={css.frame} label={label}>
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Ativo</th>
          <th scope="col">Situação</th>
          <th scope="col">Setor</th>
          <th scope="col" className={css.number}>
            Peso
          </th>
          <th scope="col" className={css.number}>
            Entrada
          </th>
          <th scope="col" className={css.number}>
            Preço entr.
          </th>
          <th scope="col" className={css.number}>
            Atual
          </th>
          <th scope="col" className={css.number}>
            Variação
          </th>
          <th scope="col" className={css.number}>
            Preço Teto
          </th>
          <th scope="col" className={css.number}>
            Preço justo
          </th>
          <th scope="col" className={css.number}>
            Potencial
          </th>
          <th scope="col" className={css.number}>
            Yield
          </th>
          {actions && (
            <th scope="col" data-row-actions>
              Ações
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} actions={actions?.(item)} />
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

function ItemRow({ item, actions }: { item: OwnStockPortfolioItem; actions: ReactNode }) {
  const { status, date_in, price_in, share, obs, stock_code: paper } = item;
  const money = (price: number | null) => paperPrice(price, paper.national_code);
  return (
    <tr>
      <th scope="row" className={css.paper}>
        <span>
          <strong>{paper.code}</strong> <span>{paper.stock_name}</span>
        </span>
        {obs && <small>{obs}</small>}
      </th>
      <td className={css.status}>
        <StatusChip look={statusStyle(status)} as="text" />
      </td>
      <td className={css.sector}>{paper.sector || ABSENT}</td>
      <td className={css.share}>
        <span className={css.bar} aria-hidden>
          <span style={{ width: `${Math.min(100, share * 4)}%` }} />
        </span>
        {shareText(share)}%
      </td>
      <td className={css.wide}>{day(date_in)}</td>
      <td className={css.wide}>{money(price_in)}</td>
      <td className={css.price}>
        {money(paper.current_price || null)}
        {paper.current_price > 0 && <PriceAge at={paper.price_updated_at} onlyStale />}
      </td>
      <td className={css.change}>
        <ChangeText percent={positionChange(item, paper.current_price)} />
      </td>
      <td className={css.ceiling} data-label="Preço Teto">
        {money(ceilingPrice(paper.fair_price))}
      </td>
      <td className={css.wide}>{money(hasFairPrice(paper.fair_price) ? paper.fair_price : null)}</td>
      <td className={css.potential} data-label="Potencial">
        {signedPercent(potentialOf(paper))}
      </td>
      <td className={css.yield} data-label="Yield">
        {paper.yield === null ? ABSENT : percent(paper.yield)}
      </td>
      {actions !== undefined && (
        <td className={css.actions} data-row-actions>
          {actions}
        </td>
      )}
    </tr>
  );
}
