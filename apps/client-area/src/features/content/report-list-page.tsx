import { useListOwnReportsQuery } from '@mirante/api-client/content/own-reports.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { reportWords } from '@mirante/domain/content/report.ts';
import { purposes } from '../../app/purposes.ts';
import { useAboutFilters } from './about-filter.ts';
import { ContentList } from './content-list.tsx';
import { usePreloadReader, type ReaderAheadProps } from './use-preload-reader.ts';
import { byName, newest } from '../../shared/order-choice.tsx';
import { readFilter, sinceFilter, textFilter, useProductFilter } from '../../shared/product-filter.ts';

const orders = [newest('report.report_date', 'Data'), byName('report.name', 'Nome')];

export function ReportListPage(ahead: ReaderAheadProps) {
  usePreloadReader(ahead);
  return <ReportList />;
}

const ReportList = () => (
  <ContentList
    as="grid"
    words={reportWords}
    head={{ purpose: purposes.reports }}
    of={ownReports.listOwnReports}
    use={useListOwnReportsQuery}
    cardOf={({ name, report_date, description, ...report }) => ({
      ...report,
      type: 'report',
      title: name,
      date: report_date,
      summary: description,
    })}
    orders={orders}
    filters={[
      textFilter('report.filter'),
      readFilter('report.read'),
      useProductFilter('report.product'),
      sinceFilter('report.report_date'),
      ...useAboutFilters('report'),
    ]}
  />
);
