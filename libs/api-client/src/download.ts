import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { problemFrom } from './problem.ts';

/** As for other calls, of a server that does not answer, or stops sending. */
const SILENCE_MS = 30_000;

/** Downloads a read's file with a session's token. Throws a `Problem` on failure. */
export async function download(
  { path }: Pick<AnyEndpoint, 'path'>,
  query: URLSearchParams,
  token: string,
): Promise<File> {
  const ended = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    clearTimeout(silence);
    silence = setTimeout(() => ended.abort(), SILENCE_MS);
  };
  note();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${path}?${query}`, { headers, signal: ended.signal }).catch(() => undefined);
  const whole =
    response?.ok &&
    (await noted(response, note)
      .blob()
      .catch(() => undefined));
  clearTimeout(silence);
  if (whole) return new File([whole], nameIn(response));
  throw problemFrom(
    response && !response.ok
      ? { status: response.status, data: await response.json().catch(() => undefined) }
      : { status: 'FETCH_ERROR', error: '' },
    response?.headers,
  );
}

/** The same body, each part of which is noted. */
const noted = ({ body }: Response, note: () => void): Response =>
  new Response(body?.pipeThrough(new TransformStream({ transform: (part, to) => (to.enqueue(part), note()) })));

const nameIn = ({ headers, url }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? new URL(url).pathname.split('/').at(-1)!;
