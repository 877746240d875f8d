import { upload } from '@mirante/api-client/upload.ts';
import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { detailOf, fieldErrors, isUnanswered, statusOf } from '@mirante/contract/problem.ts';
import { useUnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useEffect, useRef, useState } from 'react';

interface FileUpload {
  call: AnyEndpoint;
  params: Record<string, number | string>;
  maxMegabytes: number;
  /** Of what the file changes: read again. */
  changed: () => Parameters<ReturnType<typeof useSessionDispatch>>[0];
  /** The toast once it is sent. */
  done: string;
}

/** Uploads a chosen file. `part` is the sent fraction, from 0 to 1, during the upload. */
export function useFileUpload({ call, params, maxMegabytes, changed, done }: FileUpload) {
  const { token } = useSessionState('token');
  const dispatch = useSessionDispatch();
  const [file, setFile] = useState<File>();
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { free } = useUnsavedWork(part !== undefined);
  const sending = useRef<AbortController>(undefined);
  // Leaving the page aborts the upload, as the confirmation says.
  useEffect(() => () => sending.current?.abort(), []);

  const choose = (chosen: File | undefined) => {
    // Refused here, or it would be on the line for minutes first.
    const isTooLarge = chosen !== undefined && chosen.size > maxMegabytes * 1024 * 1024;
    setFile(isTooLarge ? undefined : chosen);
    setFailure(isTooLarge ? `O arquivo tem mais de ${maxMegabytes} MB.` : undefined);
  };
  /** Resolves to whether it was sent. */
  const send = async (): Promise<boolean> => {
    if (!file || sending.current || token === null) return false;
    sending.current = new AbortController();
    setFailure(undefined);
    setPart(0);
    try {
      await upload(call, { params, file }, { token, onProgress: setPart, signal: sending.current.signal });
      dispatch(changed());
      toast(done, 'success');
      free();
      return true;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return false;
      // This call is not of the store, which ends a session that is over.
      if (statusOf(error) === 401) void dispatch(refreshSession());
      if (isUnanswered(error)) dispatch(changed());
      setFailure(fieldErrors(error).file ?? detailOf(error));
      toast('Não foi possível fazer upload do arquivo.', 'error');
      return false;
    } finally {
      sending.current = undefined;
      setPart(undefined);
    }
  };
  return { file, choose, part, failure, send, cancel: () => sending.current?.abort() };
}
