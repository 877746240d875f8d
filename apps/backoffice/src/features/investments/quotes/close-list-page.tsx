import { useListClosesQuery, useRemoveCloseMutation } from '@mirante/api-client/investments/quotes.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { quotes } from '@mirante/contract/investments/quotes.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { day, percent } from '@mirante/domain/format.ts';
import { closeSources, quoteSourceLabels } from '@mirante/domain/investments/quote-load.ts';
import { closeWords } from '@mirante/domain/investments/quote.ts';
import { barePrice } from '@mirante/domain/investments/stock-code.ts';
import { Can } from '@mirante/session/can.tsx';
import { lazy, Suspense } from 'react';
import { HeadActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import { QuoteTabs } from '../../../shared/quote-tabs.tsx';
import { SourcesPanel } from './sources-panel.tsx';

// Lazy, so that the list does not wait for it.
const QuoteState = lazy(() => import('./quote-state.tsx').then((m) => ({ default: m.QuoteState })));

export function CloseListPage() {
  const [remove] = useRemoveCloseMutation();
  return (
    <ListPage
      words={closeWords}
      of={quotes.listCloses}
      use={useCloses}
      columns={columns}
      emptyText="Aqui aparecem os fechamentos de cada pregão, por papel."
      head={{
        actions: (
          <HeadActions
            file={quotes.exportCloses}
            create={quoteLoads.typeQuotes}
            to={to.quoteLoads()}
            label="Carregar cotações"
          />
        ),
      }}
      actions={({ id, code, day: of }) => (
        <Can call={quotes.removeClose}>
          <RemoveButton
            what={`a cotação de ${code} de ${day(of)}`}
            name={`Remover a cotação de ${code} de ${day(of)}`}
            remove={() => remove({ id }).unwrap()}
          />
        </Can>
      )}
    >
      <QuoteTabs />
      <Suspense fallback={<SourcesPanel />}>
        <QuoteState />
      </Suspense>
    </ListPage>
  );
}
CloseListPage.needs = quotes.listCloses;

// An uploaded file is loaded in the background, so the list is always refetched.
const useCloses = (query: Parameters<typeof useListClosesQuery>[0]) =>
  useListClosesQuery(query, { refetchOnMountOrArgChange: true });

const columns = columnsOf<typeof quotes.listCloses>(closeWords.list, {
  code: { filter: filter.text('stock_code.code', 'Código'), card: 'title', wrap: false },
  day: { write: day, sort: 'daily_close.day', filter: filter.day('daily_close.day', 'desde'), card: 'corner' },
  close: { write: barePrice, align: 'right' },
  source: {
    write: (source) => quoteSourceLabels[source],
    filter: filter.choice(
      'daily_close.source',
      closeSources.map((source) => [source, quoteSourceLabels[source]] as const),
      'Todas',
    ),
  },
  jump: { write: (jump) => percent(Math.round((jump - 1) * 10_000) / 100), align: 'right' },
});
