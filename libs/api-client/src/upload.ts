import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { callFor } from './endpoints-from.ts';
import { problemFrom } from './problem.ts';

interface Sending {
  /** The session's. */
  token: string;
  /** Called with the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/** Sends one file to a call that takes one. Throws a `Problem`; ended by its signal, an `AbortError`. */
export const upload = (
  call: AnyEndpoint,
  { params, file }: { params: Record<string, number | string>; file: File },
  { token, onProgress, signal }: Sending,
): Promise<void> =>
  // `fetch` does not tell how much of a body is sent.
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      reject(problemFrom({ status: request.status, data: jsonOf(request.responseText) }));
    });
    request.addEventListener('error', () => reject(problemFrom({ status: 'FETCH_ERROR', error: '' })));
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
