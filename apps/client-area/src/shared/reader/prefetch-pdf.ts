/**
 * A copy's first pages are at its beginning (`linearize-first-page.ts` of the API), its cross-reference table at its
 * end.
 */
const HEAD_BYTES = 256 * 1024;
export const TAIL_BYTES = 16 * 1024;

/** The requests for both ends of a PDF, which suffice to show its first page. */
export interface PdfFetch {
  head: Promise<Response>;
  tail: Promise<Response>;
  read: (range: string) => Promise<Response>;
  end: () => void;
}

/** Requests both ends of a PDF with a session's token. Rejects refused requests with the response's `status`. */
export function fetchPdf(address: string, token: string): PdfFetch {
  const { signal, abort } = bound(new AbortController());
  const read = async (range: string) => {
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, range: `bytes=${range}` },
      signal,
    });
    if (!answer.ok) throw Object.assign(new Error(`${address} answers ${answer.status}`), { status: answer.status });
    return answer;
  };
  const [head, tail] = [read(`0-${HEAD_BYTES - 1}`), read(`-${TAIL_BYTES}`)];
  for (const asked of [head, tail]) asked.catch(() => undefined);
  return { head, tail, read, end: abort };
}

const bound = (controller: AbortController) => ({ signal: controller.signal, abort: () => controller.abort() });

let begun: { address: string; token: string; pdf: PdfFetch } | undefined;

/**
 * Starts loading a PDF before its reader is mounted, once until a reader takes it. The returned function aborts it if
 * none did.
 */
export function prefetchPdf(address: string, token: string): () => void {
  if (begun?.address !== address || begun.token !== token) {
    begun?.pdf.end();
    begun = { address, token, pdf: fetchPdf(address, token) };
  }
  const own = begun;
  return () => {
    if (begun !== own) return;
    own.pdf.end();
    begun = undefined;
  };
}

/** Takes the prefetched PDF of this address, once, or starts a new request. */
export function takePrefetchedPdf(address: string, token: string): PdfFetch {
  if (begun?.address !== address || begun.token !== token) return fetchPdf(address, token);
  const { pdf } = begun;
  begun = undefined;
  return pdf;
}
