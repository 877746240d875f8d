import {
  useMarkSampleReportMutation,
  useUnmarkSampleReportMutation,
} from '@mirante/api-client/content/sample-report.ts';
import { sampleReport } from '@mirante/contract/content/sample-report.ts';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import { publishingState } from '@mirante/domain/content/content.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Can } from '@mirante/session/can.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
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
  const [mark] = useMarkSampleReportMutation();
  return (
    <Can call={sampleReport.markSampleReport}>
      <ConfirmButton
        label="Oferecer como amostra"
        button={{ variant: 'text' }}
        title="Oferecer como amostra grátis?"
        yes="Oferecer"
        doing="Oferecendo"
        act={() => mark({ id }).unwrap()}
      >
        Qualquer visitante da página de oferta poderá ler e baixar o PDF, sem cadastro.
        {sample_report && ` A amostra atual, “${sample_report.name}”, sai da oferta.`}
      </ConfirmButton>
    </Can>
  );
}

function Unmark({ id }: { id: number }) {
  const [unmark] = useUnmarkSampleReportMutation();
  return (
    <Can call={sampleReport.unmarkSampleReport}>
      <ConfirmButton
        label="Retirar da oferta"
        button={{ variant: 'text' }}
        title="Retirar a amostra grátis?"
        yes="Retirar"
        doing="Retirando"
        act={() => unmark({ id }).unwrap()}
      >
        A página de oferta fica sem amostra. Quem já baixou o PDF continua com ele.
      </ConfirmButton>
    </Can>
  );
}
