import { useEditReportMutation, useRemoveReportMutation } from '@mirante/api-client/content/reports.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { useBackTo } from '@mirante/crud/list/left-lists.tsx';
import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import type { Report } from '@mirante/domain/content/report.ts';
import { dayTime, integer } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { to } from '../../../app/to.ts';

export function ReportActions({ report }: { report: Report }) {
  const { id, name, draft } = report;
  const [remove] = useRemoveReportMutation();
  const go = useNavigate();
  const back = useBackTo();
  return (
    <>
      {draft && <PublishButton report={report} />}
      <Can call={reports.editReport}>
        <Button component={Link} to={to.editReport(id)} variant="outlined" size="small">
          Editar
        </Button>
      </Can>
      <Can call={reports.removeReport}>
        <RemoveButton
          what={`o relatório ${name}`}
          remove={() => remove({ id }).unwrap()}
          onRemoved={() => void go(back(to.reports()))}
        />
      </Can>
    </>
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
