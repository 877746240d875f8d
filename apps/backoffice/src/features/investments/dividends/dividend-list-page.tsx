import { useListDividendsQuery, useRemoveDividendMutation } from '@mirante/api-client/investments/dividends.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type LateOptions } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dividendWords, PAYMENT_UNKNOWN } from '@mirante/domain/investments/dividend.ts';
import { day, percent } from '@mirante/domain/format.ts';
import { useMemo } from 'react';
import { HeadActions, RowActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import { ShareValue } from './share-value.tsx';
import { optionsOf, usePortfolios } from './use-portfolios.ts';

export function DividendListPage() {
  const [remove] = useRemoveDividendMutation();
  const { portfolios, failed, refetch } = usePortfolios();
  const columns = useMemo(
    () => columnsWith({ options: optionsOf(portfolios), retry: failed ? refetch : undefined }),
    [portfolios, failed, refetch],
  );
  return (
    <ListPage
      words={dividendWords}
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

const filters = [{ label: dividendWords.list.stock_id, filter: filter.number('dividend.stock_id', 'ID ação') }];

const columnsWith = (portfolios: LateOptions) =>
  columnsOf<typeof dividends.listDividends>(dividendWords.list, {
    code: { sort: 'dividend.code', filter: filter.text('dividend.code', 'Código'), card: 'title', wrap: false },
    stock_name: { filter: filter.text('dividend.stock_name', 'Nome'), wrap: true, card: 'corner' },
    stock_portfolio_name: {
      filter: filter.choice('dividend.stock_portfolio_id', portfolios, 'Todas'),
      wrap: true,
      card: 'line',
    },
    value: { write: (value) => <ShareValue amount={value} />, align: 'right', sort: 'dividend.value' },
    with_date: { write: day, sort: 'dividend.with_date', filter: filter.day('dividend.with_date') },
    payment_date: {
      write: day,
      empty: PAYMENT_UNKNOWN,
      sort: 'dividend.payment_date',
      filter: filter.day('dividend.payment_date'),
    },
    yield_on_payment: { write: percent, align: 'right', sort: 'dividend.yield_on_payment' },
    yield_on_cost: { write: percent, align: 'right', sort: 'dividend.yield_on_cost' },
  });
