import { day, percent, signedPercent } from '@mirante/domain/format.ts';
import { positionChange } from '@mirante/domain/investments/position.ts';
import type { HeldStock, OwnStock } from '@mirante/domain/investments/stock.ts';
import { paperPrice } from '@mirante/domain/investments/stock-code.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './held-panel.module.css';

/** The reader's portfolios that hold it now. */
export const HeldPanel = ({ stock }: { stock: OwnStock }) => (
  <Panel title="Nas carteiras" aside={stock.held_in.length > 0 && stock.held_in.length}>
    {stock.held_in.length === 0 ? (
      <p className={css.none}>Nenhuma das suas carteiras tem esta ação hoje.</p>
    ) : (
      <ul className={css.held}>
        {stock.held_in.map((item) => (
          <Held key={item.item_id} item={item} />
        ))}
      </ul>
    )}
  </Panel>
);

function Held({ item }: { item: HeldStock }) {
  const gain = positionChange(item, item.current_price);
  return (
    <li>
      <div>
        <Link to={to.stockPortfolio(item.stock_portfolio_id)}>{item.stock_portfolio_name}</Link>
        <p>
          {item.code}, {percent(item.share)} desde {day(item.date_in)} a {paperPrice(item.price_in, item.national_code)}
        </p>
      </div>
      <div className={css.right}>
        {gain !== null && <strong data-loss={gain < 0 || undefined}>{signedPercent(gain)}</strong>}
        <p>{item.status}</p>
      </div>
    </li>
  );
}
