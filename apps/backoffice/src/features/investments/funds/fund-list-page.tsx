import { useListFundCategoriesQuery } from '@mirante/api-client/investments/fund-categories.ts';
import { useListFundsQuery } from '@mirante/api-client/investments/funds.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type LateOptions } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { useRecordOptions } from '@mirante/crud/list/use-record-options.ts';
import { brl, integer } from '@mirante/domain/format.ts';
import { fundStyles, fundState, fundWords } from '@mirante/domain/investments/fund.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useMemo } from 'react';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';

/** The number of categories in the filter. */
const CATEGORIES = 40;

export function FundListPage() {
  const read = useListFundCategoriesQuery({ perPage: CATEGORIES });
  const categories = useRecordOptions(read.data?.items, read);
  const columns = useMemo(() => columnsWith(categories), [categories]);
  return (
    <ListPage
      words={fundWords}
      of={funds.listFunds}
      use={useListFundsQuery}
      columns={columns}
      to={({ id }) => to.fund(id)}
      head={{
        actions: (
          <HeadActions file={funds.exportFunds} create={funds.createFund} to={to.newFund()} label="Criar fundo" />
        ),
      }}
    />
  );
}
FundListPage.needs = funds.listFunds;

const columnsWith = (categories: LateOptions) =>
  columnsOf<typeof funds.listFunds>(fundWords.list, {
    id: { sort: 'funds.id', filter: filter.number('funds.id', 'ID'), card: 'hidden' },
    name: { sort: 'funds.name', filter: filter.text('funds.name', 'Nome'), wrap: true, card: 'title' },
    category_name: { filter: filter.choice('funds.category', categories, 'Todas'), wrap: true, card: 'line' },
    liquidity: { write: integer, sort: 'funds.liquidity', align: 'right' },
    min_value: { write: brl, sort: 'funds.min_value', align: 'right' },
    opened: {
      cell: (fund) => <StatusChip look={fundStyles[fundState(fund)]} as="text" />,
      filter: filter.choice('funds.opened', { true: 'Aberto', false: 'Fechado' }),
      card: 'corner',
    },
  });
