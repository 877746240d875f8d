import { pdfjs } from 'react-pdf';
import { TAIL_BYTES, type PdfFetch } from './prefetch-pdf.ts';

/** Small, so that the last chunks lie entirely within the tail that is requested first. */
export const CHUNK_BYTES = 4 * 1024;

/** A PDF loaded by ranges. Its beginning is streamed, and its end is requested in advance. */
export class RangedPdf extends pdfjs.PDFDataRangeTransport {
  private readonly pdf: PdfFetch;
  private tail: Promise<Uint8Array> | undefined;
  private readonly headEnd: number;
  private readonly onBroken: (error: unknown) => void;

  constructor(pdf: PdfFetch, head: Response, onBroken: (error: unknown) => void) {
    const { to, size } = partOf(head);
    super(size, null);
    this.pdf = pdf;
    this.headEnd = to + 1;
    this.onBroken = onBroken;
    this.guard(this.flow(head));
  }

  override requestDataRange(begin: number, end: number): void {
    // It arrives with the stream.
    if (end <= this.headEnd) return;
    this.guard(this.fetchPart(begin, end));
  }

  override abort(): void {
    this.pdf.end();
  }

  private async flow(head: Response): Promise<void> {
    const reader = head.body!.getReader();
    let parts: Uint8Array[] = [];
    for (let part = await inTime(reader.read()); !part.done; part = await inTime(reader.read())) {
      parts.push(part.value);
      // pdf.js uses whole chunks: a message for each packet would only keep the page from rendering.
      if (lengthOf(parts) < CHUNK_BYTES) continue;
      this.onDataProgressiveRead(joined(parts));
      parts = [];
    }
    if (parts.length > 0) this.onDataProgressiveRead(joined(parts));
  }

  private async fetchPart(begin: number, end: number): Promise<void> {
    const tailFrom = this.length - TAIL_BYTES;
    if (begin >= tailFrom) {
      const tail = await (this.tail ??= this.pdf.tail.then(bytesOf));
      return this.onDataRange(begin, tail.slice(begin - tailFrom, end - tailFrom));
    }
    const part = await this.pdf.read(`${begin}-${end - 1}`);
    this.onDataRange(begin, await bytesOf(part));
  }

  private guard(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if ((error as Error).name !== 'AbortError') this.onBroken(error);
    });
  }
}

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await inTime(answer.arrayBuffer()));

/** Of a network that falls silent, a phone's browser tells nothing for many minutes. */
const SILENCE_MS = 30_000;

/** Rejects what takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No more of the answer.', 'TimeoutError')), SILENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A partial response's last byte, and the total size. */
function partOf({ headers }: Response): { to: number; size: number } {
  const [, to, size] = /^bytes \d+-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (size === undefined) throw new TypeError('The answer tells no part.');
  return { to: Number(to), size: Number(size) };
}
