import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { isUnanswered, type Problem } from '@mirante/contract/problem.ts';
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

/** Of a file that was sent whole: sent again, it might be there twice. */
const MAY_BE_STORED =
  'O servidor não respondeu. O arquivo pode ter sido enviado mesmo assim: confira antes de tentar de novo.';

/** Longer than nginx waits for a part of a file, or for its answer: then the network is gone without a word. */
const SILENCE_MS = 90_000;

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
    let isSent = false;
    const fail = (problem: Problem) =>
      reject(isSent && isUnanswered(problem) ? { ...problem, detail: MAY_BE_STORED } : problem);
    const lose = () => unansweredProblemOf(file, problemFrom({ status: 'FETCH_ERROR', error: '' })).then(fail);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(silence);
      silence = setTimeout(() => void lose().then(() => request.abort()), SILENCE_MS);
    };
    note();
    request.addEventListener('loadend', () => clearTimeout(silence));
    request.upload.addEventListener('load', () => (isSent = true));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      note();
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      fail(problemFrom({ status: request.status, data: jsonOf(request.responseText) }));
    });
    request.addEventListener('error', () => void lose());
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
