import { pdfjs } from 'react-pdf';
import { afterAll, expect, test, vi } from 'vitest';
import { failureOf, openPdf, openPrefetchedPdf } from './open-pdf.ts';
import { prefetchedPdf, prefetchPdf, takePrefetchedPdf, type PdfFetch } from './prefetch-pdf.ts';
import { RangedPdf } from './ranged-pdf.ts';

vi.mock('react-pdf', () => ({
  pdfjs: {
    PDFDataRangeTransport: class {
      length: number;
      got: [begin: number | undefined, bytes: number[]][] = [];
      constructor(length: number) {
        this.length = length;
      }
      onDataRange = (begin: number, bytes: Uint8Array) => this.got.push([begin, [...bytes]]);
      onDataProgressiveRead = (bytes: Uint8Array) => this.got.push([undefined, [...bytes]]);
    },
    PDFWorker: { create: () => ({}) },
    getDocument: vi.fn<() => object>(() => ({ promise: Promise.resolve('open'), destroy: () => undefined })),
  },
}));
vi.mock('../worker-address.ts', () => ({ workerAddress: (address: string) => address }));
vi.stubGlobal('Worker', vi.fn<() => void>());
afterAll(() => vi.unstubAllGlobals());

const SIZE = 40_000;
const bytes = Uint8Array.from({ length: SIZE }, (_, n) => n % 251);
const part = (from: number, to: number) =>
  new Response(bytes.slice(from, to + 1), { headers: { 'content-range': `bytes ${from}-${to}/${SIZE}` } });
const HEAD = 99;

function opened(read: (range: string) => Promise<Response> = () => Promise.reject(new TypeError('no network'))) {
  const head = part(0, HEAD);
  const onBroken = vi.fn<(error: unknown) => void>();
  const asked = vi.fn<typeof read>(read);
  const tail = Promise.resolve(part(SIZE - 12_288, SIZE - 1));
  const pdf = new RangedPdf({ head: Promise.resolve(head), tail, read: asked, end: () => undefined }, head, onBroken);
  return { pdf, onBroken, asked, got: (pdf as unknown as { got: unknown[] }).got };
}

test('RangedPdf: its prefetched beginning and end are not requested again', async () => {
  const { pdf, asked, got } = opened();
  pdf.requestDataRange(0, 64);
  pdf.requestDataRange(SIZE - 100, SIZE);
  await vi.waitFor(() => expect(got).toHaveLength(2));
  expect(got).toContainEqual([undefined, Array.from(bytes.slice(0, HEAD + 1))]);
  expect(got).toContainEqual([SIZE - 100, Array.from(bytes.slice(SIZE - 100))]);
  expect([pdf.length, asked.mock.calls]).toEqual([SIZE, []]);
});

test('RangedPdf: requests the ranges between', async () => {
  const { pdf, asked, got } = opened(async () => part(64, 163));
  pdf.requestDataRange(64, 164);
  await vi.waitFor(() => expect(got).toContainEqual([64, Array.from(bytes.slice(64, 164))]));
  expect(asked.mock.calls).toEqual([['64-163']]);
});

test('RangedPdf: reports a failed range, and ignores an aborted one', async () => {
  const failing = opened();
  failing.pdf.requestDataRange(200, 300);
  await vi.waitFor(() => expect(failing.onBroken).toHaveBeenCalledOnce());
  const ended = opened(() => Promise.reject(new DOMException('ended', 'AbortError')));
  ended.pdf.requestDataRange(200, 300);
  await Promise.allSettled(ended.asked.mock.results.map(({ value }) => value as Promise<unknown>));
  expect(ended.onBroken).not.toHaveBeenCalled();
});

test('RangedPdf: joins a streamed beginning into whole chunks', async () => {
  const packets = [1500, 1500, 1500, 9000, 100];
  const sent = packets.map((length, n) => new Uint8Array(length).fill(n));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (stream) => {
      for (const packet of sent) stream.enqueue(packet);
      stream.close();
    },
  });
  const total = packets.reduce((sum, length) => sum + length);
  const head = new Response(body, { headers: { 'content-range': `bytes 0-${total - 1}/${SIZE}` } });
  const pdf = new RangedPdf(
    { head: Promise.resolve(head), tail: Promise.resolve(head), read: async () => head, end: () => undefined },
    head,
    (error) => expect.unreachable(String(error)),
  );
  const { got } = pdf as unknown as { got: [undefined, number[]][] };
  await vi.waitFor(() => expect(got.map(([, joined]) => joined.length)).toEqual([4500, 9000, 100]));
  expect(got.flatMap(([, joined]) => joined)).toEqual(sent.flatMap((packet) => [...packet]));
});

test('RangedPdf: an answer that stops amid its body is given up, of the beginning and of a range', async () => {
  vi.useFakeTimers();
  const headers = { 'content-range': `bytes 0-99/${SIZE}` };
  const stopping = () =>
    new Response(new ReadableStream({ start: (stream) => stream.enqueue(bytes.slice(0, 9)) }), { headers });
  const onBroken = vi.fn<(error: unknown) => void>();
  const begun = stopping();
  const pdf = new RangedPdf(
    { head: Promise.resolve(begun), tail: Promise.resolve(begun), read: async () => stopping(), end: () => undefined },
    begun,
    onBroken,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  pdf.requestDataRange(200, 300);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(onBroken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_001);
  expect(onBroken.mock.calls.map(([error]) => (error as Error).name)).toEqual(['TimeoutError', 'TimeoutError']);
  vi.useRealTimers();
});

const ADDRESS = '/api/v1/client/reports/9/pdf';

test('openPrefetchedPdf: opens a prefetched PDF once, for the reader that takes it', async () => {
  vi.stubGlobal('fetch', async () => part(0, HEAD));
  prefetchPdf(ADDRESS, 't');
  openPrefetchedPdf(ADDRESS, 't');
  openPrefetchedPdf(ADDRESS, 't');
  const { opening } = takePrefetchedPdf(ADDRESS, 't');
  expect(await opening!.promise).toBe('open');
  expect(vi.mocked(pdfjs.getDocument)).toHaveBeenCalledOnce();
});

test('openPrefetchedPdf: opens nothing that is not prefetched', () => {
  openPrefetchedPdf(ADDRESS, 't');
  expect(prefetchedPdf(ADDRESS, 't')).toBeUndefined();
});

test('openPdf: reports a part that failed before anybody listened', async () => {
  const failure = new TypeError('no network');
  const body = new ReadableStream({ pull: (stream) => stream.error(failure) });
  const head = new Response(body, { status: 206, headers: { 'content-range': `bytes 0-3/${SIZE}` } });
  const pdf: PdfFetch = {
    head: Promise.resolve(head),
    tail: Promise.resolve(head),
    read: async () => head,
    end: () => undefined,
  };
  const { promise, listen } = openPdf(pdf);
  await promise;
  const onBroken = vi.fn<(error: unknown) => void>();
  await vi.waitFor(() => {
    listen({ onProgress: () => undefined, onBroken });
    expect(onBroken).toHaveBeenCalledWith(failure);
  });
});

test('openPdf: a PDF whose server does not answer is given up; a refused one says why', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
  });
  const hanging = takePrefetchedPdf(ADDRESS, 'slow').pdf.head.catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await hanging).toBe('TimeoutError');
  vi.useRealTimers();
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Aguarde um pouco.' }, { status: 429 }));
  const refused = takePrefetchedPdf(ADDRESS, 't').pdf.head;
  await expect(refused).rejects.toMatchObject({ status: 429, detail: 'Aguarde um pouco.' });
});

test('openPdf: a PDF that a view may not open is told from one that is gone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'view_only' }, { status: 403 }));
  const why = takePrefetchedPdf(ADDRESS, 'view.t').pdf.head.catch(failureOf);
  expect(await why).toBe('view_only');
  vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
  expect(await takePrefetchedPdf(ADDRESS, 't').pdf.head.catch(failureOf)).toBe('gone');
});
