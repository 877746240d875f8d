import { useCreateReportMutation } from '@mirante/api-client/content/reports.ts';
import { reportForm, type ReportForm } from '@mirante/contract/content/reports.form.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useState } from 'react';
import { to } from '../../../app/to.ts';
import { ReportFields } from './report-fields.tsx';

export function ReportCreatePage() {
  const [create] = useCreateReportMutation();
  const [initial] = useState(() => ({
    report_date: serverNow().toISOString(),
    products: [],
    app_alert: false,
    draft: true,
  }));
  const save = async (body: ReportForm) => ({ to: to.report((await create({ body }).unwrap()).id) });
  return (
    <FormPage
      title="Criar relatório"
      purpose="O PDF é enviado depois de salvar."
      schema={reportForm}
      initial={initial}
      save={save}
      then={to.reports()}
    >
      <ReportFields />
    </FormPage>
  );
}
ReportCreatePage.needs = reports.createReport;
