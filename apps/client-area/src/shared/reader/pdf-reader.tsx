import { EmptyState, ErrorPanel, OFFLINE } from '@mirante/ui-kit/states/states.tsx';
import type { Failure } from './open-pdf.ts';
import { PdfView } from './pdf-view.tsx';
import { PhoneHead } from './phone-bars.tsx';
import type { PdfReaderProps } from './reader-props.ts';
import { usePdf } from './use-pdf.ts';
import css from './reader.module.css';

export { openPrefetchedPdf, startWorker } from './open-pdf.ts';

/** Reads a PDF, loading and rendering only what is viewed. */
export function PdfReader(reader: PdfReaderProps) {
  const opening = usePdf(reader);
  if (opening.status === 'open') return <PdfView {...reader} pdf={opening.pdf} onFailed={opening.retry} />;
  return (
    <div className={css.waiting}>
      <PhoneHead title={reader.title} subtitle={reader.subtitle} back={reader.back} />
      {opening.status === 'loading' ? (
        <Loading percent={opening.percent} />
      ) : (
        <Failed why={opening.why} error={opening.error} {...reader} onRetry={opening.retry} />
      )}
    </div>
  );
}

const Loading = ({ percent }: { percent: number | undefined }) => (
  <div className={css.loading} role="status">
    <p>Abrindo o relatório…</p>
    <progress aria-label="Carregando" max={100} value={percent} />
  </div>
);

interface FailedProps extends Pick<PdfReaderProps, 'onGone' | 'onDownload'> {
  why: Failure;
  error: unknown;
  onRetry: () => void;
}

function Failed({ why, error, onGone, onDownload, onRetry }: FailedProps) {
  if (why === 'network')
    return (
      <ErrorPanel
        title="Não foi possível abrir o relatório"
        error={{ status: OFFLINE, ...(error as object) }}
        onRetry={onRetry}
      />
    );
  if (why === 'view_only')
    return (
      <EmptyState
        title="O PDF só abre para o próprio cliente"
        text="Cada cópia é assinada com o nome de quem a lê. Na visualização ela não é feita."
      />
    );
  if (why === 'gone') return <ErrorPanel title="O PDF não está mais disponível" error={undefined} onRetry={onGone} />;
  return (
    <EmptyState
      title="Este PDF não pode ser aberto aqui"
      text="Baixe o arquivo para abri-lo em outro leitor."
      action={
        <button type="button" className={css.plain} onClick={onDownload}>
          Baixar o PDF
        </button>
      }
    />
  );
}
