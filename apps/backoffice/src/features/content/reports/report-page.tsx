import { useGetReportQuery, useListReportChangesQuery } from '@mirante/api-client/content/reports.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { Report } from '@mirante/domain/content/report.ts';
import { integer } from '@mirante/domain/format.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useParams } from 'react-router';
import record from '../../../record/record.module.css';
import { AssociationsPanel } from '../../../shared/associations/associations-panel.tsx';
import { ContentDetail } from '../../../shared/publishing/content-detail.tsx';
import { ErrataPanel } from './errata-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { ReportActions } from './report-actions.tsx';
import { SamplePanel } from './sample-panel.tsx';
import { DataPanel, SignaturePanel } from './report-panels.tsx';

export function ReportPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetReportQuery({ id })} what="Relatório" id={id}>
      {(report) => <Detail report={report} />}
    </Loaded>
  );
}
ReportPage.needs = reports.getReport;

function Detail({ report }: { report: Report }) {
  const changes = useListReportChangesQuery({ id: report.id });
  const [newest] = report.files;
  return (
    <ContentDetail
      kind="Relatório"
      of={report}
      title={report.name}
      date={report.report_date}
      facts={newest && (newest.pages === 1 ? '1 página' : `${integer(newest.pages)} páginas`)}
      changes={changes}
      actions={(state) => <ReportActions report={report} state={state} />}
      aside={
        <>
          <DataPanel report={report} />
          <SignaturePanel report={report} />
          <SamplePanel report={report} />
        </>
      }
    >
      <FilesPanel report={report} />
      <Panel title="Descrição">
        <p className={record.text}>{report.description}</p>
      </Panel>
      <AssociationsPanel resource="reports" content={report} />
      <ErrataPanel report={report} />
    </ContentDetail>
  );
}
