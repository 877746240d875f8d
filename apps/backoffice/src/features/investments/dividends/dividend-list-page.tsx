import { useListDividendsQuery, useRemoveDividendMutation } from '@mirante/api-client/investments/dividends.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { filter, type Options } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { PAYMENT_UNKNOWN } from '@mirante/domain/investments/dividend.ts';
import { ABSENT, day, percent } from '@mirante/domain/format.ts';
import { useMemo } from 'react';
import { HeadActions, RowActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import { ShareValue } from './share-value.tsx';
import { optionsOf, usePortfolios } from './use-portfolios.ts';

export function DividendListPage() {
  const [remove] = useRemoveDividendMutation();
  const { portfolios } = usePortfolios();
  const columns = useMemo(() => columnsWith(optionsOf(portfolios)), [portfolios]);
  return (
    <ListPage
      title="Dividendos"
      noun={['dividendo', 'dividendos']}
      of={dividends.listDividends}
      use={useListDividendsQuery}
      filters={filters}
      columns={columns}
      head={{
        actions: (
          <HeadActions
            file={dividends.exportDividends}
            create={dividends.createDividends}
            to={to.createDividends()}
            label="Criar dividendos"
          />
        ),
      }}
      actions={({ id, code, with_date }) => (
        <RowActions
          edit={dividends.editDividend}
          to={to.editDividend(id)}
          remove={dividends.removeDividend}
          what={`o dividendo de ${code} de ${day(with_date)}`}
          act={() => remove({ id }).unwrap()}
        />
      )}
    />
  );
}
DividendListPage.needs = dividends.listDividends;

const filters = [{ label: 'ID da ação', filter: filter.number('dividend.stock_id', 'ID ação') }];

const columnsWith = (portfolios: Options): ColumnsOf<typeof dividends.listDividends> => [
  {
    label: 'Código',
    cell: 'code',
    sort: 'dividend.code',
    filter: filter.text('dividend.code', 'Código'),
    card: 'title',
    wrap: false,
  },
  {
    label: 'Ação',
    cell: ({ stock_name }) => stock_name ?? ABSENT,
    filter: filter.text('stock.name', 'Nome'),
    wrap: true,
    card: 'corner',
  },
  {
    label: 'Carteira',
    cell: 'stock_portfolio_name',
    filter: filter.choice('dividend.stock_portfolio_id', portfolios, 'Todas'),
    wrap: true,
    card: 'line',
  },
  { label: 'Valor', cell: ({ value }) => <ShareValue amount={value} />, align: 'right', sort: 'dividend.value' },
  {
    label: 'Data com',
    cell: ({ with_date }) => day(with_date),
    sort: 'dividend.with_date',
    filter: filter.day('dividend.with_date', 'desde'),
  },
  {
    label: 'Pagamento',
    cell: ({ payment_date }) => (payment_date ? day(payment_date) : PAYMENT_UNKNOWN),
    sort: 'dividend.payment_date',
    filter: filter.day('dividend.payment_date', 'desde'),
  },
  {
    label: 'Yield no pagamento',
    cell: ({ yield_on_payment }) => percent(yield_on_payment),
    align: 'right',
    sort: 'dividend.yield_on_payment',
  },
  {
    label: 'Yield sobre o custo',
    cell: ({ yield_on_cost }) => percent(yield_on_cost),
    align: 'right',
    sort: 'dividend.yield_on_cost',
  },
];
