import { useEffect, useState } from 'react';
import { failureOf, openBytes, openPdf, type Failure, type Pdf } from './open-pdf.ts';
import { takePrefetchedPdf } from './prefetch-pdf.ts';
import type { PdfReaderProps } from './reader-props.ts';

type PdfState =
  | { status: 'loading'; percent: number | undefined }
  | { status: 'open'; pdf: Pdf }
  | { status: 'failed'; why: Failure; error: unknown };

const begun: PdfState = { status: 'loading', percent: undefined };

type Source = Pick<PdfReaderProps, 'address' | 'token' | 'kept'>;

/** A PDF's loading state; `retry` starts again. If its address is unreachable, uses this browser's copy. */
export function usePdf({ address, token, kept }: Source): PdfState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<PdfState>(begun);
  useEffect(() => {
    let isOver = false;
    let isOpen = false;
    let isBroken = false;
    const setUnlessOver = (next: PdfState) => !isOver && setShown(next);
    const open = (pdf: Pdf) => {
      isOpen = true;
      setUnlessOver({ status: 'open', pdf });
    };
    const openKept = async (error: unknown) => {
      if (isOver || isBroken) return;
      isBroken = true;
      const why = failureOf(error);
      try {
        const bytes = why === 'network' ? await kept?.() : undefined;
        if (!bytes || isOver) return setUnlessOver({ status: 'failed', why, error });
        task.destroy();
        task = openBytes(bytes);
        open(await task.promise);
      } catch (again) {
        setUnlessOver({ status: 'failed', why: failureOf(again), error: again });
      }
    };
    const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      isOpen ||
      setUnlessOver({
        status: 'loading',
        percent: total > 0 ? Math.min(100, Math.round((100 * loaded) / total)) : undefined,
      });
    const { pdf, opening = openPdf(pdf) } = takePrefetchedPdf(address, token);
    let task = opening;
    task.listen({ onProgress, onBroken: (error) => void openKept(error) });
    task.promise.then(open, (error: unknown) => void openKept(error));
    return () => {
      isOver = true;
      task.destroy();
    };
  }, [address, token, kept, attempt]);
  const retry = () => {
    setShown(begun);
    setAttempt((n) => n + 1);
  };
  return { ...shown, retry };
}
