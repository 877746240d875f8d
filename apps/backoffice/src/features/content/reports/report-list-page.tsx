import { useListReportsQuery } from '@mirante/api-client/content/reports.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { BulkListPage } from '@mirante/crud/list/bulk-list-page.tsx';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type LateOptions } from '@mirante/crud/list/filters.tsx';
import { lazyActs } from '@mirante/crud/record/lazy-acts.tsx';
import { publishingStyles, publishingState } from '@mirante/domain/content/content.ts';
import { reportWords, type ReportRow } from '@mirante/domain/content/report.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useMemo } from 'react';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';
import { draftOptions, useProductOptions } from '../../../shared/publishing/content-filters.ts';
import { useTagFilter } from './use-tag-filter.ts';

export function ReportListPage() {
  const products = useProductOptions();
  const tags = useTagFilter();
  const columns = useMemo(() => columnsWith(products), [products]);
  const filters = useMemo(
    () => [
      { label: 'Busca', filter: filter.text('report.filter', 'Nome ou descrição') },
      { label: 'Tag', filter: tags },
    ],
    [tags],
  );
  return (
    <BulkListPage
      words={reportWords}
      of={reports.listReports}
      use={useListReportsQuery}
      filters={filters}
      columns={columns}
      to={({ id }) => to.report(id)}
      bulk={bulk}
      head={{
        actions: (
          <HeadActions
            file={reports.exportReports}
            create={reports.createReport}
            to={to.newReport()}
            label="Criar relatório"
          />
        ),
      }}
    />
  );
}
ReportListPage.needs = reports.listReports;

const bulk = {
  nameOf: ({ name }: ReportRow) => name,
  Acts: lazyActs(() => import('../../../shared/publishing/publishing-acts.tsx').then((m) => m.ReportActs)),
};

const yesNo = (yes: boolean) => (yes ? 'Sim' : 'Não');

const columnsWith = (products: LateOptions) =>
  columnsOf<typeof reports.listReports>(reportWords.list, {
    id: { sort: 'report.id', filter: filter.number('report.id', 'ID'), card: 'hidden' },
    name: { sort: 'report.name', filter: filter.text('report.name', 'Nome'), wrap: true, card: 'title' },
    file_path: {
      cell: ({ file_path: path }) => yesNo(path !== null),
      filter: filter.yesNo('report.file_path'),
    },
    link_report: { cell: ({ link_report: link }) => yesNo(link !== null) },
    product_name: { filter: filter.choice('report.product', products), wrap: true, card: 'line' },
    report_date: { write: dayTime, sort: 'report.report_date', filter: filter.day('report.report_date', 'desde') },
    app_alert: { write: yesNo, sort: 'report.app_alert', filter: filter.yesNo('report.app_alert') },
    draft: {
      cell: ({ draft, report_date: date }) => (
        <StatusChip look={publishingStyles[publishingState({ draft, date }, serverNow())]} as="text" />
      ),
      filter: filter.choice('report.draft', draftOptions, 'Todas'),
      card: 'corner',
    },
  });
