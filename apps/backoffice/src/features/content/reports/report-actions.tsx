import { useEditReportMutation, useRemoveReportMutation } from '@mirante/api-client/content/reports.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import type { PublishingState } from '@mirante/domain/content/content.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { dayTime, integer } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Can } from '@mirante/session/can.tsx';
import { to } from '../../../app/to.ts';
import { DetailActions } from '../../../shared/publishing/detail-actions.tsx';

export function ReportActions({ report, state }: { report: Report; state: PublishingState }) {
  const { id, name, description, draft, products } = report;
  const [remove] = useRemoveReportMutation();
  return (
    <DetailActions
      remove={reports.removeReport}
      edit={reports.editReport}
      what={`o relatório ${name}`}
      act={() => remove({ id }).unwrap()}
      editTo={to.editReport(id)}
      list={to.reports()}
      state={state}
      notification={{
        title: name,
        message: description,
        content: 'report',
        contentId: id,
        products: products.map((product) => product.id),
      }}
    >
      {draft && <PublishButton report={report} />}
    </DetailActions>
  );
}

function PublishButton({ report: { id, report_date, read_stats, version } }: { report: Report }) {
  const [edit] = useEditReportMutation();
  const isAhead = Date.parse(report_date) > serverNow().getTime();
  const [label, doing] = isAhead ? ['Agendar', 'Agendando'] : ['Publicar', 'Publicando'];
  return (
    <Can call={reports.editReport}>
      <ConfirmButton
        label={label}
        button={{ variant: 'contained' }}
        title={`${label} o relatório?`}
        doing={doing}
        act={() => edit({ id, body: { draft: false }, version }).unwrap()}
      >
        {isAhead ? `Fica visível em ${dayTime(report_date)}` : 'Fica visível agora'} para quem tem os produtos dele:
        hoje, {read_stats.recipients === 1 ? '1 cliente' : `${integer(read_stats.recipients)} clientes`}.
      </ConfirmButton>
    </Can>
  );
}
