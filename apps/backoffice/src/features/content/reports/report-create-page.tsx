import { useCreateReportMutation } from '@mirante/api-client/content/reports.ts';
import { reportForm } from '@mirante/contract/content/reports.form.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { reportWords } from '@mirante/domain/content/report.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { ReportFields } from './report-fields.tsx';

const initial = () => ({
  report_date: serverNow().toISOString(),
  products: [],
  app_alert: false,
  draft: true,
});

export const ReportCreatePage = () => (
  <CreatePage
    words={reportWords}
    schema={reportForm}
    useCreate={useCreateReportMutation}
    purpose="O PDF é enviado depois de salvar."
    initial={initial}
    opens={to.report}
    then={to.reports()}
  >
    <ReportFields />
  </CreatePage>
);
ReportCreatePage.needs = reports.createReport;
