import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { isProblem } from '@mirante/contract/problem.ts';
import { problemFrom } from './problem.ts';

/** As for other calls, of a server that does not answer, or stops sending. */
const SILENCE_MS = 30_000;

/** Downloads a read's file with a session's token. Throws a `Problem` on failure. */
export async function download(
  { path }: Pick<AnyEndpoint, 'path'>,
  query: URLSearchParams,
  token: string,
): Promise<File> {
  const silence = endOfSilence();
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${path}?${query}`, { headers, signal: silence.signal });
    if (response.ok) return new File(await partsOf(response, silence.note), nameIn(response));
    const data: unknown = await response.json().catch(() => undefined);
    throw problemFrom({ status: response.status, data }, response.headers);
  } catch (error) {
    throw isProblem(error) ? error : problemFrom({ status: 'FETCH_ERROR', error: '' });
  } finally {
    silence.stop();
  }
}

/** Aborts once nothing was noted for a while. */
function endOfSilence() {
  const ended = new AbortController();
  const wait = () => setTimeout(() => ended.abort(), SILENCE_MS);
  let timer = wait();
  const stop = () => clearTimeout(timer);
  const note = () => {
    stop();
    timer = wait();
  };
  return { signal: ended.signal, note, stop };
}

async function partsOf({ body }: Response, note: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read();
    note();
    if (!part?.value) return parts;
    parts.push(part.value);
  }
}

const nameIn = ({ headers, url }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? new URL(url).pathname.split('/').at(-1)!;
