import { useListIndexValuesQuery, useRemoveIndexValueMutation } from '@mirante/api-client/investments/quotes.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { quotes } from '@mirante/contract/investments/quotes.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { day } from '@mirante/domain/format.ts';
import { indexLabels, indexSources, quoteSourceLabels } from '@mirante/domain/investments/quote-load.ts';
import { indexValueWords, writtenIndexValue } from '@mirante/domain/investments/quote.ts';
import { Can } from '@mirante/session/can.tsx';
import { HeadActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import { QuoteTabs } from '../../../shared/quote-tabs.tsx';

export function IndexValueListPage() {
  const [remove] = useRemoveIndexValueMutation();
  return (
    <ListPage
      words={indexValueWords}
      of={quotes.listIndexValues}
      use={useListIndexValuesQuery}
      columns={columns}
      emptyText="Aqui aparecem o CDI e o Ibovespa por dia, e o IPCA por mês."
      head={{
        actions: (
          <HeadActions
            file={quotes.exportIndexValues}
            create={quoteLoads.typeQuotes}
            to={to.quoteLoads()}
            label="Carregar cotações"
          />
        ),
      }}
      actions={({ id, index, day: of }) => (
        <Can call={quotes.removeIndexValue}>
          <RemoveButton
            what={`o valor do ${indexLabels[index]} de ${day(of)}`}
            name={`Remover o valor do ${indexLabels[index]} de ${day(of)}`}
            remove={() => remove({ id }).unwrap()}
          />
        </Can>
      )}
    >
      <QuoteTabs />
    </ListPage>
  );
}
IndexValueListPage.needs = quotes.listIndexValues;

const columns = columnsOf<typeof quotes.listIndexValues>(indexValueWords.list, {
  index: {
    write: (index) => indexLabels[index],
    filter: filter.choice('index_value.index', indexLabels),
    card: 'title',
  },
  day: { write: day, sort: 'index_value.day', filter: filter.day('index_value.day', 'desde'), card: 'corner' },
  value: { cell: ({ index, value }) => writtenIndexValue(index, value), align: 'right' },
  source: {
    write: (source) => quoteSourceLabels[source],
    filter: filter.choice(
      'index_value.source',
      indexSources.map((source) => [source, quoteSourceLabels[source]] as const),
      'Todas',
    ),
  },
});
