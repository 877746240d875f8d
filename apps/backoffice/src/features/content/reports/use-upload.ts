import { reportsChanged } from '@mirante/api-client/content/reports.ts';
import { upload } from '@mirante/api-client/upload.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { MAX_PDF_MEGABYTES } from '@mirante/domain/content/report.ts';
import { useUnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { detailOf, fieldErrors, isUnanswered, statusOf } from '@mirante/contract/problem.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { to } from '../../../app/to.ts';

/** Uploads a PDF to a report. `part` is the sent fraction, from 0 to 1, during the upload. */
export function useUpload(id: number) {
  const { token } = useSessionState('token');
  const dispatch = useSessionDispatch();
  const go = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const [file, setFile] = useState<File>();
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { free } = useUnsavedWork(part !== undefined);
  const sending = useRef<AbortController>(undefined);
  // Leaving the page aborts the upload, as the confirmation says.
  useEffect(() => () => sending.current?.abort(), []);

  const choose = (chosen: File | undefined) => {
    // Refused here, or it would be on the line for minutes first.
    const isTooLarge = chosen !== undefined && chosen.size > MAX_PDF_MEGABYTES * 1024 * 1024;
    setFile(isTooLarge ? undefined : chosen);
    setFailure(isTooLarge ? `O arquivo tem mais de ${MAX_PDF_MEGABYTES} MB.` : undefined);
  };
  const send = async () => {
    if (!file || sending.current || token === null) return;
    sending.current = new AbortController();
    setFailure(undefined);
    setPart(0);
    try {
      await upload(
        reports.uploadReportPdf,
        { params: { id }, file },
        { token, onProgress: setPart, signal: sending.current.signal },
      );
      dispatch(reportsChanged());
      toast('PDF enviado!', 'success');
      free();
      if (isCurrentPage()) void go(to.report(id));
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      // This call is not of the store, which ends a session that is over.
      if (statusOf(error) === 401) void dispatch(refreshSession());
      if (isUnanswered(error)) dispatch(reportsChanged());
      setFailure(fieldErrors(error).file ?? detailOf(error));
      toast('Não foi possível fazer upload do arquivo.', 'error');
    } finally {
      sending.current = undefined;
      setPart(undefined);
    }
  };
  return { file, choose, part, failure, send, cancel: () => sending.current?.abort() };
}
