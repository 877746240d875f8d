import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { unansweredProblemOf } from './chosen-file.ts';
import { callFor } from './endpoints-from.ts';
import { problemFrom } from './problem.ts';

interface Sending {
  /** The session's. */
  token: string;
  /** Called with the sent fraction, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborts it. */
  signal: AbortSignal;
}

/** Uploads a file. Throws a `Problem`; an `AbortError` when aborted. */
export const upload = (
  call: AnyEndpoint,
  { params, file }: { params: Record<string, number | string>; file: File },
  { token, onProgress, signal }: Sending,
): Promise<void> =>
  // `fetch` does not report upload progress.
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      reject(problemFrom({ status: request.status, data: jsonOf(request.responseText) }));
    });
    request.addEventListener('error', () => {
      void unansweredProblemOf(file, problemFrom({ status: 'FETCH_ERROR', error: '' })).then(reject);
    });
    request.addEventListener('abort', () => reject(new DOMException('The upload was ended.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open(call.method, callFor(call, params).url);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(body);
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
