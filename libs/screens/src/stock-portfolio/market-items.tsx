import { byMarket } from '@mirante/domain/investments/position.ts';
import type { OwnStockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { ItemsTable } from './items-table.tsx';
import css from './market-items.module.css';

interface MarketItemsProps<I> {
  items: readonly I[];
  /** The actions of an item, given the items shown with it. */
  actions?: (item: I, among: readonly I[]) => ReactNode;
}

/** The open positions, in tabs by market if there are Brazilian and foreign ones. */
export function MarketItems<I extends OwnStockPortfolioItem>({ items, actions }: MarketItemsProps<I>) {
  const { national, foreign } = byMarket(items);
  const [market, setMarket] = useState<'national' | 'foreign'>(national.length > 0 ? 'national' : 'foreign');
  const id = useId();
  if (items.length === 0) return <p className={css.none}>Nenhuma posição aberta.</p>;
  const table = (label: string, shown: readonly I[]) =>
    shown.length === 0 ? (
      <p className={css.none}>Nenhuma posição aberta.</p>
    ) : (
      <ItemsTable<I> items={shown} label={label} actions={actions && ((item) => actions(item, shown))} />
    );
  if (foreign.length === 0) return table('Ativos', items);
  return (
    <>
      <Tabs value={market} onChange={(_, chosen: typeof market) => setMarket(chosen)} aria-label="Mercado">
        <Tab value="national" label="BDRs" id={`${id}-national`} aria-controls={`${id}-panel`} />
        <Tab value="foreign" label="Stocks" id={`${id}-foreign`} aria-controls={`${id}-panel`} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${market}`}>
        {market === 'national' ? table('BDRs', national) : table('Stocks', foreign)}
      </div>
    </>
  );
}
