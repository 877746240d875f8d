import { useGetReportQuery } from '@mirante/api-client/content/reports.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { MAX_PDF_MEGABYTES, MAX_PDF_PAGES, type Report } from '@mirante/domain/content/report.ts';
import { integer } from '@mirante/domain/format.ts';
import { FieldText } from '@mirante/ui-kit/fields/field-frame.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';
import { useId, type SubmitEvent } from 'react';
import { Link, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { fileSize } from './file-size.ts';
import css from './report-pdf-page.module.css';
import { useUpload } from './use-upload.ts';

export function ReportPdfPage() {
  const id = Number(useParams().id);
  return (
    <Loaded shape="form" query={useGetReportQuery({ id })} what="Relatório" id={id}>
      {(report) => <UploadForm report={report} />}
    </Loaded>
  );
}
ReportPdfPage.needs = reports.uploadReportPdf;

function UploadForm({ report: { id, name, files } }: { report: Report }) {
  const { file, choose, part, failure, send, cancel } = useUpload(id);
  const field = useId();
  const isSending = part !== undefined;
  const submit = (e: SubmitEvent) => {
    e.preventDefault();
    void send();
  };
  return (
    <>
      <PageHead title={files.length > 0 ? 'Enviar outra versão do PDF' : 'Enviar PDF'} purpose={name} />
      <Panel title="Arquivo">
        <form className={css.form} aria-label="Enviar PDF" onSubmit={submit}>
          <label htmlFor={field}>PDF do relatório</label>
          <input
            id={field}
            type="file"
            accept="application/pdf,.pdf"
            disabled={isSending}
            aria-invalid={failure !== undefined}
            aria-describedby={`${field}-text`}
            onChange={(e) => choose(e.target.files?.[0])}
          />
          <FieldText
            id={field}
            message={failure}
            help={
              file
                ? `${file.name}, ${fileSize(file.size)}`
                : `Até ${MAX_PDF_MEGABYTES} MB e ${integer(MAX_PDF_PAGES)} páginas, sem senha. ${WHY_TAGGED}`
            }
          />
          <Progress part={part ?? 0} />
          <div className={css.foot}>
            {isSending ? (
              <Button variant="text" onClick={cancel}>
                Cancelar envio
              </Button>
            ) : (
              <Button variant="text" component={Link} to={to.report(id)}>
                Voltar ao relatório
              </Button>
            )}
            <BusyButton type="submit" variant="contained" busy={isSending} disabled={!file}>
              {failure !== undefined && file ? 'Tentar novamente' : 'Enviar PDF'}
            </BusyButton>
          </div>
        </form>
      </Panel>
    </>
  );
}

const WHY_TAGGED =
  'Exporte-o como PDF acessível (com marcas): só então leitores de tela anunciam seus títulos, tabelas e figuras.';

/** After the upload the server parses the file before it answers. */
function Progress({ part }: { part: number }) {
  const percent = Math.floor(100 * part);
  return (
    <div className={css.progress}>
      <progress aria-label="Enviado" max={100} value={percent} />
      <output>{part === 1 ? 'Conferindo o arquivo…' : `${percent}%`}</output>
    </div>
  );
}
