import { useListReportCopiesQuery } from '@mirante/api-client/content/report-copies.ts';
import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { reportCopyWords } from '@mirante/domain/content/report-copy.ts';
import { ABSENT, dayTime } from '@mirante/domain/format.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';

/** Who read which version of which report, and when. */
export const CopyListPage = () => (
  <ListPage
    words={reportCopyWords}
    of={reportCopies.listReportCopies}
    use={useListReportCopiesQuery}
    columns={columns}
    head={{
      purpose: 'Cada leitor tem um exemplar próprio de cada versão: quem abriu, quando, e se baixou.',
      actions: <ExportButton call={reportCopies.exportReportCopies} />,
    }}
    emptyText="Aparecem aqui quando um cliente abre o PDF de um relatório."
  />
);
CopyListPage.needs = reportCopies.listReportCopies;

const columns = columnsOf<typeof reportCopies.listReportCopies>(reportCopyWords.list, {
  id: { sort: 'report_copy.id', card: 'hidden' },
  client_name: { wrap: true, card: 'title' },
  report_name: { cell: ({ report_name: name }) => name ?? ABSENT, wrap: true, card: 'line' },
  report_id: { filter: filter.number('report_copy.report_id', 'ID do relatório'), card: 'hidden' },
  version: { filter: filter.number('report_copy.version', 'Versão') },
  made_at: { write: dayTime },
  opened_at: { write: dayTime },
  downloaded_at: {
    cell: ({ downloaded_at: at }) => (at ? dayTime(at) : ABSENT),
    filter: filter.yesNo('report_copy.downloaded_at'),
  },
});
