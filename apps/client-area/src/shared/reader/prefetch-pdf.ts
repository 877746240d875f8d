import type { Problem } from '@mirante/contract/problem.ts';
import type { Opening } from './opening.ts';

/**
 * A copy's first pages are at its beginning (`linearize-first-page.ts` of the API), its cross-reference table at its
 * end.
 */
const HEAD_BYTES = 256 * 1024;
export const TAIL_BYTES = 12 * 1024;

/** For the headers: the first reader of a report waits for its copy to be made. */
const LONGEST_MS = 60_000;

/** The requests for both ends of a PDF, which suffice to show its first page. */
export interface PdfFetch {
  head: Promise<Response>;
  tail: Promise<Response>;
  read: (range: string) => Promise<Response>;
  end: () => void;
}

/** Requests both ends of a PDF with a session's token. Rejects refused requests with the response's `status`, `code` and `detail`. */
function fetchPdf(address: string, token: string): PdfFetch {
  const { signal, abort } = bound(new AbortController());
  const readPart = async (range: string, cache: RequestCache) => {
    const late = setTimeout(() => abort(new DOMException('No answer.', 'TimeoutError')), LONGEST_MS);
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, range: `bytes=${range}` },
      signal,
      cache,
    }).finally(() => clearTimeout(late));
    if (answer.ok) return answer;
    const { code, detail } = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw Object.assign(new Error(`${address} answers ${answer.status}`), { status: answer.status, code, detail });
  };
  const read = (range: string) => readPart(range, 'default');
  // Browsers let a second request to an address wait for the first one's headers, unless it bypasses their cache.
  const [head, tail] = [read(`0-${HEAD_BYTES - 1}`), readPart(`-${TAIL_BYTES}`, 'no-store')];
  for (const asked of [head, tail]) asked.catch(() => undefined);
  return { head, tail, read, end: () => abort() };
}

const bound = (controller: AbortController) => ({
  signal: controller.signal,
  abort: (why?: DOMException) => controller.abort(why),
});

/** A PDF that loads, and is being opened if the reader's code was there. */
interface Prefetched {
  pdf: PdfFetch;
  opening?: Opening;
}
let begun: (Prefetched & { address: string; token: string }) | undefined;

const end = ({ pdf, opening }: Prefetched): void => (opening ? opening.destroy() : pdf.end());

/** The prefetched PDF of this address that no reader took yet. */
export const prefetchedPdf = (address: string, token: string): Prefetched | undefined =>
  begun?.address === address && begun.token === token ? begun : undefined;

/**
 * Starts loading a PDF before its reader is mounted, once until a reader takes it. The returned function aborts it if
 * none did.
 */
export function prefetchPdf(address: string, token: string): () => void {
  if (!prefetchedPdf(address, token)) {
    if (begun) end(begun);
    begun = { address, token, pdf: fetchPdf(address, token) };
  }
  const own = begun!;
  return () => {
    if (begun !== own) return;
    end(own);
    begun = undefined;
  };
}

/** Takes the prefetched PDF of this address, once, or starts a new request. */
export function takePrefetchedPdf(address: string, token: string): Prefetched {
  const taken = prefetchedPdf(address, token);
  if (!taken) return { pdf: fetchPdf(address, token) };
  begun = undefined;
  return taken;
}
