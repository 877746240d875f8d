import {
  useMarkSampleReportMutation,
  useUnmarkSampleReportMutation,
} from '@mirante/api-client/content/sample-report.ts';
import { sampleReport } from '@mirante/contract/content/sample-report.ts';
import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import { publishingState } from '@mirante/domain/content/content.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Can } from '@mirante/session/can.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import record from '../../../record/record.module.css';

/** Whether visitors may read the report, from the offer page. */
export function SamplePanel({ report }: { report: Report }) {
  const { id, draft, report_date, files, sample_report } = report;
  const isPublic = publishingState({ draft, date: report_date }, serverNow()) === 'published' && files.length > 0;
  if (sample_report?.id === id)
    return (
      <Panel title="Amostra grátis" aside={<Unmark id={id} />}>
        <p className={isPublic ? record.text : record.quiet}>
          {isPublic
            ? 'Qualquer visitante lê o PDF deste relatório na página de oferta.'
            : 'Marcado, mas fora da oferta enquanto não estiver publicado.'}
        </p>
      </Panel>
    );
  return (
    <Panel title="Amostra grátis" aside={isPublic && <Mark report={report} />}>
      <p className={record.quiet}>
        {isPublic ? 'Só clientes leem este relatório.' : 'A amostra é um relatório publicado, com PDF.'}
      </p>
    </Panel>
  );
}

function Mark({ report: { id, sample_report } }: { report: Report }) {
  const [asking, ask] = useState(false);
  const [mark] = useMarkSampleReportMutation();
  return (
    <Can call={sampleReport.markSampleReport}>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => ask(true)}>
        Oferecer como amostra
      </Button>
      {asking && (
        <ConfirmDialog
          title="Oferecer como amostra grátis?"
          yes="Oferecer"
          doing="Oferecendo"
          act={() => mark({ id }).unwrap()}
          onClose={() => ask(false)}
        >
          Qualquer visitante da página de oferta poderá ler e baixar o PDF, sem cadastro.
          {sample_report && ` A amostra atual, “${sample_report.name}”, sai da oferta.`}
        </ConfirmDialog>
      )}
    </Can>
  );
}

function Unmark({ id }: { id: number }) {
  const [asking, ask] = useState(false);
  const [unmark] = useUnmarkSampleReportMutation();
  return (
    <Can call={sampleReport.unmarkSampleReport}>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => ask(true)}>
        Retirar da oferta
      </Button>
      {asking && (
        <ConfirmDialog
          title="Retirar a amostra grátis?"
          yes="Retirar"
          doing="Retirando"
          act={() => unmark({ id }).unwrap()}
          onClose={() => ask(false)}
        >
          A página de oferta fica sem amostra. Quem já baixou o PDF continua com ele.
        </ConfirmDialog>
      )}
    </Can>
  );
}
