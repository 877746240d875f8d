import { useListQuoteLoadsQuery } from '@mirante/api-client/investments/quotes.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import {
  loadSources,
  loadStatusLabels,
  quoteLoadWords,
  quoteSourceLabels,
} from '@mirante/domain/investments/quote-load.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { useState } from 'react';
import { LoadResult } from './load-result.tsx';
import { PastePanel } from './paste-panel.tsx';
import { QuoteTabs } from '../../../shared/quote-tabs.tsx';
import css from './quotes.module.css';
import { UploadPanel } from './upload-panel.tsx';

/** Loads quotes from a file or typed text, and lists the loads with their results. */
export const QuoteLoadPage = () => (
  <ListPage
    title="Carregar cotações"
    noun={['carga', 'cargas']}
    of={quoteLoads.listQuoteLoads}
    use={useLoads}
    columns={columns}
    emptyText="Aqui aparece o resultado de cada carga, com as linhas recusadas."
    head={{ actions: <ExportButton call={quoteLoads.exportQuoteLoads} /> }}
  >
    <QuoteTabs />
    <div className={css.panels}>
      <UploadPanel />
      <PastePanel />
    </div>
  </ListPage>
);
QuoteLoadPage.needs = quoteLoads.listQuoteLoads;

const ASK_EVERY_MS = 1500;

/** Polls while a load is unfinished. */
function useLoads(query: Parameters<typeof useListQuoteLoadsQuery>[0]) {
  const [waits, setWaits] = useState(false);
  const loads = useListQuoteLoadsQuery(query, { pollingInterval: waits ? ASK_EVERY_MS : 0 });
  const open = loads.data?.items.some(({ status }) => status === 'queued' || status === 'loading') ?? false;
  if (open !== waits) setWaits(open);
  return loads;
}

const columns = columnsOf<typeof quoteLoads.listQuoteLoads>(quoteLoadWords.list, {
  name: { card: 'title', wrap: true },
  created_at: { write: dayTime, sort: 'quote_load.created_at' },
  source: {
    write: (source) => quoteSourceLabels[source],
    filter: filter.choice(
      'quote_load.source',
      loadSources.map((source) => [source, quoteSourceLabels[source]] as const),
      'Todas',
    ),
  },
  user_name: { empty: 'Busca automática', wrap: true },
  status: {
    write: (status) => loadStatusLabels[status],
    filter: filter.choice('quote_load.status', loadStatusLabels, 'Todas'),
    card: 'corner',
  },
  lines: { cell: (load) => <LoadResult load={load} />, wrap: true, card: 'line' },
});
