import { useListOwnFundCategoriesQuery, useListOwnFundsQuery } from '@mirante/api-client/investments/own-funds.ts';
import { ownFunds } from '@mirante/contract/investments/own-funds.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { useRecordOptions } from '@mirante/crud/list/use-record-options.ts';
import { fundStyles, fundState, fundWords, redemption, type OwnFundRow } from '@mirante/domain/investments/fund.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Link } from 'react-router';
import { purposes } from '../../../app/purposes.ts';
import { to } from '../../../app/to.ts';
import { ascendingFirst, byName } from '../../../shared/order-choice.tsx';
import { RecordCardList } from '../../../shared/record-card-list.tsx';
import css from '../../../shared/record-cards.module.css';

/** The number of categories in the filter. */
const CATEGORIES = 40;
const orders = [
  byName('funds.name', 'Nome'),
  ascendingFirst('funds.liquidity', 'Resgate', 'mais rápido', 'mais demorado'),
  ascendingFirst('funds.min_value', 'Valor mínimo', 'menor', 'maior'),
];

export function FundListPage() {
  const read = useListOwnFundCategoriesQuery({ perPage: CATEGORIES });
  const categories = useRecordOptions(read.data?.items, read);
  return (
    <RecordCardList
      words={fundWords}
      head={{ purpose: purposes.funds }}
      of={ownFunds.listOwnFunds}
      use={useListOwnFundsQuery}
      orders={orders}
      filters={[
        { label: 'Nome', filter: filter.text('funds.name', 'Buscar fundo') },
        { label: 'Categoria', filter: filter.choice('funds.category', categories, 'Todas') },
        { label: 'Captação', filter: filter.choice('funds.opened', { true: 'Aberto', false: 'Fechado' }) },
      ]}
      card={(fund) => <Card fund={fund} />}
    />
  );
}

const Card = ({ fund }: { fund: OwnFundRow }) => (
  <>
    <div className={css.head}>
      <h2>{fund.name}</h2>
      <StatusChip look={fundStyles[fundState(fund)]} />
    </div>
    <p className={css.kind}>{fund.category_name}</p>
    <div className={css.foot}>
      <span className={css.fact}>
        Resgate <b>{redemption(fund)}</b>
      </span>
      <Link to={to.fund(fund.id)} aria-label={`Detalhar: ${fund.name}`}>
        Detalhar
      </Link>
    </div>
  </>
);
