import { expect, test, vi } from 'vitest';
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
  },
}));

const SIZE = 40_000;
const bytes = Uint8Array.from({ length: SIZE }, (_, n) => n % 251);
const part = (from: number, to: number) =>
  new Response(bytes.slice(from, to + 1), { headers: { 'content-range': `bytes ${from}-${to}/${SIZE}` } });
const HEAD = 99;

function opened(read: (range: string) => Promise<Response> = () => Promise.reject(new TypeError('no network'))) {
  const head = part(0, HEAD);
  const onBroken = vi.fn<(error: unknown) => void>();
  const asked = vi.fn<typeof read>(read);
  const tail = Promise.resolve(part(SIZE - 16_384, SIZE - 1));
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
