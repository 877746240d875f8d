import { useTraceReportFileMutation } from '@mirante/api-client/content/report-copies.ts';
import type { Problem } from '@mirante/contract/problem.ts';
import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import { MAX_PDF_MEGABYTES } from '@mirante/domain/content/report.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useId, useState } from 'react';
import css from './trace-page.module.css';
import { TraceResults } from './trace-results.tsx';

/** Identifies the copy that a leaked file is of. */
export function TracePage() {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [trace, { data, error, isLoading, reset }] = useTraceReportFileMutation();
  const isTooLarge = file !== undefined && file.size > MAX_PDF_MEGABYTES * 1024 * 1024;
  const choose = (chosen: File | undefined) => {
    reset();
    setFile(chosen);
  };
  return (
    <>
      <PageHead
        title="Rastrear PDF"
        purpose="De quem é o exemplar de um relatório que apareceu fora do portal. Serve o arquivo inteiro, uma só página, uma impressão em PDF ou um recorte."
      />
      <div className={css.column}>
        <Panel title="Arquivo">
          <form
            className={css.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (file && !isTooLarge) void trace(file);
            }}
          >
            <label htmlFor={id}>PDF, até {MAX_PDF_MEGABYTES} MB</label>
            <input
              id={id}
              type="file"
              accept="application/pdf,.pdf"
              disabled={isLoading}
              onChange={({ target }) => choose(target.files?.[0])}
            />
            <BusyButton
              type="submit"
              variant="contained"
              busy={isLoading}
              doing="Procurando"
              disabled={!file || isTooLarge}
            >
              Rastrear
            </BusyButton>
          </form>
          <p className={css.wait} role="status">
            {isLoading && 'Enviando o arquivo e procurando a marca nas páginas. Pode levar meio minuto.'}
          </p>
        </Panel>
        {isTooLarge && <Notice tone="danger" role="alert" title={`O arquivo tem mais de ${MAX_PDF_MEGABYTES} MB.`} />}
        {error && (
          <Notice tone="danger" role="alert" title="Não foi possível rastrear">
            {wordsOf(error as Problem)}
          </Notice>
        )}
        {data && <TraceResults {...data} />}
      </div>
    </>
  );
}
TracePage.needs = reportCopies.traceReportFile;

const wordsOf = ({ errors, detail }: Problem): string => errors[0]?.message ?? detail;
