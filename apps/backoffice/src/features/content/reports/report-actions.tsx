import { useEditReportMutation, useRemoveReportMutation } from '@mirante/api-client/content/reports.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import type { PublishingState } from '@mirante/domain/content/content.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { dayTime, integer } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
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
  const [asking, ask] = useState(false);
  const [edit] = useEditReportMutation();
  const isAhead = Date.parse(report_date) > serverNow().getTime();
  const [yes, doing] = isAhead ? ['Agendar', 'Agendando'] : ['Publicar', 'Publicando'];
  return (
    <Can call={reports.editReport}>
      <Button variant="contained" size="small" aria-haspopup="dialog" onClick={() => ask(true)}>
        {yes}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`${yes} o relatório?`}
          yes={yes}
          doing={doing}
          act={() => edit({ id, body: { draft: false }, version }).unwrap()}
          onClose={() => ask(false)}
        >
          {isAhead ? `Fica visível em ${dayTime(report_date)}` : 'Fica visível agora'} para quem tem os produtos dele:
          hoje, {read_stats.recipients === 1 ? '1 cliente' : `${integer(read_stats.recipients)} clientes`}.
        </ConfirmDialog>
      )}
    </Can>
  );
}
