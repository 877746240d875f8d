import { useListOwnStockPortfoliosQuery } from '@mirante/api-client/investments/own-stock-portfolios.ts';
import { ownStockPortfolios } from '@mirante/contract/investments/own-stock-portfolios.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { day } from '@mirante/domain/format.ts';
import {
  NO_CATEGORY,
  stockPortfolioWords,
  type OwnStockPortfolioRow,
} from '@mirante/domain/investments/stock-portfolio.ts';
import { Link } from 'react-router';
import { purposes } from '../../../app/purposes.ts';
import { to } from '../../../app/to.ts';
import { byName, newest } from '../../../shared/order-choice.tsx';
import { readFilter, useProductFilter } from '../../../shared/product-filter.ts';
import { RecordCardList } from '../../../shared/record-card-list.tsx';
import css from '../../../shared/record-cards.module.css';
import own from './stock-portfolio-list-page.module.css';

const orders = [
  newest('portfolio.id', 'Criação'),
  byName('portfolio.name', 'Nome'),
  newest('portfolio.updated_at', 'Alteração'),
];

export function StockPortfolioListPage() {
  return (
    <RecordCardList
      words={stockPortfolioWords}
      head={{ purpose: purposes.stockPortfolios }}
      of={ownStockPortfolios.listOwnStockPortfolios}
      use={useListOwnStockPortfoliosQuery}
      orders={orders}
      filters={[
        { label: 'Nome', filter: filter.text('portfolio.name', 'Buscar carteira') },
        readFilter('portfolio.read', 'Lida'),
        useProductFilter('portfolio.product'),
      ]}
      card={(portfolio) => <Card portfolio={portfolio} />}
    />
  );
}

const Card = ({ portfolio: { id, name, category, product_name, total_items, updated_at, read_at } }: CardProps) => (
  <>
    <p className={css.kind}>{category ?? NO_CATEGORY}</p>
    <div className={css.head}>
      <h2>{name}</h2>
      {read_at === null && <span className={own.unread}>Não lida</span>}
    </div>
    <p className={css.kind}>{product_name}</p>
    <div className={css.foot}>
      <span className={css.fact}>
        <b>{total_items}</b> {total_items === 1 ? 'ativo' : 'ativos'}, alterada em {day(updated_at)}
      </span>
      <Link to={to.stockPortfolio(id)} aria-label={`Abrir: ${name}`}>
        Abrir
      </Link>
    </div>
  </>
);
interface CardProps {
  portfolio: OwnStockPortfolioRow;
}
