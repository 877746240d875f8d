import {
  useEditReportMutation,
  useGetReportQuery,
  useListReportChangesQuery,
} from '@mirante/api-client/content/reports.ts';
import { reportForm } from '@mirante/contract/content/reports.form.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { reportWords } from '@mirante/domain/content/report.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { ReportFields } from './report-fields.tsx';

export function ReportEditPage() {
  const id = Number(useParams().id);
  return (
    <EditPage
      words={reportWords}
      of={reports.getReport}
      schema={reportForm}
      use={useGetReportQuery}
      useEdit={useEditReportMutation}
      changes={useListReportChangesQuery}
      then={to.report(id)}
      purpose={({ name }) => name}
    >
      {() => <ReportFields />}
    </EditPage>
  );
}
ReportEditPage.needs = reports.editReport;
