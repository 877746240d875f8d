import { readAtMost } from '../read-at-most.ts';

const TIMEOUT = 1500;
const MAX_BYTES = 8192;

interface Fetched {
  status: number;
  body: unknown;
}

/** Reads a small JSON response of a fixed host, with a timeout, without redirects, up to a size limit. */
export async function fetchJson(url: string): Promise<Fetched> {
  const answer = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { accept: 'application/json' },
  });
  const text = await readAtMost(answer.body ?? [], MAX_BYTES, new URL(url).host);
  return { status: answer.status, body: answer.ok ? JSON.parse(text) : undefined };
}
