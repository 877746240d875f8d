import { afterEach, expect, test, vi } from 'vitest';
import { prefetchPdf, takePrefetchedPdf } from './prefetch-pdf.ts';

const ADDRESS = '/api/v1/client/reports/5/pdf';
afterEach(() => vi.unstubAllGlobals());

/** Serves every range; returns the requested ranges with their abort signals. */
function served(status = 206) {
  const asked: { range: string; signal: AbortSignal }[] = [];
  vi.stubGlobal(
    'fetch',
    async (_address: string, { headers, signal }: { headers: { range: string } } & RequestInit) => {
      asked.push({ range: headers.range, signal: signal! });
      return new Response('part', { status });
    },
  );
  return asked;
}

test('prefetchPdf: requests both ends of a PDF at once, once for page and reader', async () => {
  const asked = served();
  const end = prefetchPdf(ADDRESS, 't');
  const { head } = takePrefetchedPdf(ADDRESS, 't').pdf;
  expect(asked.map(({ range }) => range)).toEqual(['bytes=0-262143', 'bytes=-12288']);
  end();
  expect((await head).status).toBe(206);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false]);
});

test('prefetchPdf: is aborted when unused, and starts anew for another session or report', () => {
  const asked = served();
  const end = prefetchPdf(ADDRESS, 't');
  takePrefetchedPdf(ADDRESS, 'another');
  takePrefetchedPdf('/api/v1/client/reports/6/pdf', 't');
  expect(asked).toHaveLength(6);
  end();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false, false, false, false]);
});

test('prefetchPdf: a refusal has its status', async () => {
  served(404);
  await expect(takePrefetchedPdf(ADDRESS, 't').pdf.head).rejects.toMatchObject({ status: 404 });
});
