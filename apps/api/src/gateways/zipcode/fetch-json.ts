const TIMEOUT = 1500;
const MAX_BYTES = 8192;

export interface Fetched {
  status: number;
  body: unknown;
}

/** Reads a small JSON answer of a fixed host: soon, without following it elsewhere, and never more than a page of it. */
export async function fetchJson(url: string): Promise<Fetched> {
  const answer = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { accept: 'application/json' },
  });
  const text = await readAtMost(answer, MAX_BYTES);
  return { status: answer.status, body: answer.ok ? JSON.parse(text) : undefined };
}

async function readAtMost(answer: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Error(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
