import { useGetReportQuery, useListReportChangesQuery } from '@mirante/api-client/content/reports.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { publishingLooks, publishingState } from '@mirante/domain/content/content.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { dayTime, integer } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useParams } from 'react-router';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import record from '../../../record/record.module.css';
import { AssociationsPanel } from '../../../shared/associations/associations-panel.tsx';
import { ErrataPanel } from './errata-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { ReportActions } from './report-actions.tsx';
import { DataPanel, ReadsPanel, SignaturePanel } from './report-panels.tsx';

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
  const state = publishingState({ draft: report.draft, date: report.report_date }, serverNow());
  const [newest] = report.files;
  const facts = [
    `Relatório ${report.id}`,
    `data ${dayTime(report.report_date)}`,
    newest && (newest.pages === 1 ? '1 página' : `${integer(newest.pages)} páginas`),
  ];
  return (
    <>
      <PageHead
        title={report.name}
        badge={<StatusChip look={publishingLooks[state]} />}
        purpose={facts.filter(Boolean).join(' · ')}
        actions={<ReportActions report={report} />}
      />
      <div className={record.grid}>
        <div className={record.column}>
          <FilesPanel report={report} />
          <Panel title="Descrição">
            <p className={record.text}>{report.description}</p>
          </Panel>
          <AssociationsPanel resource="reports" content={report} />
          <ErrataPanel report={report} state={state} />
        </div>
        <div className={record.column}>
          <ReadsPanel report={report} state={state} />
          <DataPanel report={report} />
          <SignaturePanel report={report} />
        </div>
      </div>
      <ChangesPanel query={changes} />
    </>
  );
}
