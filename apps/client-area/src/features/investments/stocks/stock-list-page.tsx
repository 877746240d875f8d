import { signedPercent } from '@mirante/domain/format.ts';
import { useListOwnStocksQuery } from '@mirante/api-client/investments/own-stocks.ts';
import { ownStocks } from '@mirante/contract/investments/own-stocks.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { stockWords, type OwnStockRow } from '@mirante/domain/investments/stock.ts';
import { ceilingPrice, potentialOf, paperPrice } from '@mirante/domain/investments/stock-code.ts';
import { Link } from 'react-router';
import { purposes } from '../../../app/purposes.ts';
import { to } from '../../../app/to.ts';
import { byName } from '../../../shared/order-choice.tsx';
import { RecordCardList } from '../../../shared/record-card-list.tsx';
import css from '../../../shared/record-cards.module.css';

const orders = [byName('stock.name', 'Nome'), byName('stock.sector', 'Setor')];
const filters = [
  { label: 'Busca', filter: filter.text('stock.filter', 'Buscar por nome, setor ou código') },
  { label: 'Origem', filter: filter.choice('stock.national', { true: 'Nacional', false: 'Internacional' }, 'Todas') },
];

export const StockListPage = () => (
  <RecordCardList
    words={stockWords}
    head={{ purpose: purposes.stocks }}
    of={ownStocks.listOwnStocks}
    use={useListOwnStocksQuery}
    orders={orders}
    filters={filters}
    card={(stock) => <Card stock={stock} />}
  />
);

const Card = ({ stock: { id, name, sector, national, stock_codes } }: { stock: OwnStockRow }) => (
  <>
    <div className={css.head}>
      <h2>{name}</h2>
    </div>
    <p className={css.kind}>{[sector, national ? 'nacional' : 'internacional'].filter(Boolean).join(', ')}</p>
    {stock_codes.length > 0 && (
      <table className={css.prices} aria-label={`Papéis de ${name}`}>
        <thead>
          <tr>
            <th scope="col">Papel</th>
            <th scope="col">Preço</th>
            <th scope="col">Preço Teto</th>
            <th scope="col">Potencial</th>
          </tr>
        </thead>
        <tbody>
          {stock_codes.map((code) => (
            <tr key={code.id}>
              <td>{code.code}</td>
              <td>{paperPrice(code.current_price || null, code.national_code)}</td>
              <td>{paperPrice(ceilingPrice(code.fair_price), code.national_code)}</td>
              <td>{signedPercent(potentialOf(code))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <div className={css.foot}>
      <span />
      <Link to={to.stock(id)} aria-label={`Detalhar: ${name}`}>
        Detalhar
      </Link>
    </div>
  </>
);
