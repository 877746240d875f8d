import { quotesChanged } from '@mirante/api-client/investments/quotes.ts';
import { upload } from '@mirante/api-client/upload.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { detailOf, fieldErrors, isUnanswered, statusOf } from '@mirante/contract/problem.ts';
import { useUnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { MAX_QUOTE_MEGABYTES, type Publisher } from '@mirante/domain/investments/quote-load.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useState } from 'react';

/** Uploads a quotes file. `part` is the sent fraction, from 0 to 1, during the upload. */
export function useQuoteUpload() {
  const { token } = useSessionState('token');
  const dispatch = useSessionDispatch();
  const [publisher, setPublisher] = useState<Publisher>('b3');
  const [file, setFile] = useState<File>();
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<string>();
  useUnsavedWork(part !== undefined);
  const choose = (chosen: File | undefined) => {
    const isTooLarge = chosen !== undefined && chosen.size > MAX_QUOTE_MEGABYTES * 1024 * 1024;
    setFile(isTooLarge ? undefined : chosen);
    setFailure(isTooLarge ? `O arquivo tem mais de ${MAX_QUOTE_MEGABYTES} MB.` : undefined);
  };
  const send = async () => {
    if (!file || part !== undefined || token === null) return;
    setFailure(undefined);
    setPart(0);
    try {
      const signal = new AbortController().signal;
      await upload(quoteLoads.uploadQuotes, { params: { publisher }, file }, { token, onProgress: setPart, signal });
      dispatch(quotesChanged());
      toast('Arquivo enviado!', 'success');
    } catch (error) {
      // This call is not of the store, which ends a session that is over.
      if (statusOf(error) === 401) void dispatch(refreshSession());
      if (isUnanswered(error)) dispatch(quotesChanged());
      setFailure(fieldErrors(error).file ?? detailOf(error));
      toast('Não foi possível fazer upload do arquivo.', 'error');
    } finally {
      setPart(undefined);
    }
  };
  return { publisher, setPublisher, file, choose, part, failure, send };
}
