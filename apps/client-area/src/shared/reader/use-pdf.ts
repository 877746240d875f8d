import { useEffect, useState } from 'react';
import { failureOf, openPdf, type Failure, type Pdf } from './open-pdf.ts';

type Opening =
  | { status: 'loading'; percent: number | undefined }
  | { status: 'open'; pdf: Pdf }
  | { status: 'failed'; why: Failure };

const begun: Opening = { status: 'loading', percent: undefined };

/** A PDF on its way, open or failed; `retry` begins anew. */
export function usePdf(address: string, token: string): Opening & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>(begun);
  useEffect(() => {
    let isOver = false;
    const tell = (next: Opening) => !isOver && setOpening(next);
    const task = openPdf(address, token);
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      tell({ status: 'loading', percent: total > 0 ? Math.min(100, Math.round((100 * loaded) / total)) : undefined });
    task.promise.then(
      (pdf) => {
        task.onProgress = null as never;
        tell({ status: 'open', pdf });
      },
      (error: unknown) => tell({ status: 'failed', why: failureOf(error) }),
    );
    return () => {
      isOver = true;
      void task.destroy();
    };
  }, [address, token, attempt]);
  const retry = () => {
    setOpening(begun);
    setAttempt((n) => n + 1);
  };
  return { ...opening, retry };
}
