import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { problemFrom } from './problem.ts';

/** Downloads a read's file with a session's token. Throws a `Problem` on failure. */
export async function download(
  { path }: Pick<AnyEndpoint, 'path'>,
  query: URLSearchParams,
  token: string,
): Promise<File> {
  const response = await fetch(`${path}?${query}`, { headers: { authorization: `Bearer ${token}` } }).catch(
    () => undefined,
  );
  if (response?.ok) return new File([await response.blob()], nameIn(response));
  throw problemFrom(
    response
      ? { status: response.status, data: await response.json().catch(() => undefined) }
      : { status: 'FETCH_ERROR', error: '' },
    response?.headers,
  );
}

const nameIn = ({ headers, url }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? new URL(url).pathname.split('/').at(-1)!;
