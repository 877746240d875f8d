import { pdfjs } from 'react-pdf';
import { TAIL_BYTES, type PdfFetch } from './prefetch-pdf.ts';

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
    for (let part = await reader.read(); !part.done; part = await reader.read()) this.onDataProgressiveRead(part.value);
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

const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer());

/** A partial response's last byte, and the total size. */
function partOf({ headers }: Response): { to: number; size: number } {
  const [, to, size] = /^bytes \d+-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (size === undefined) throw new TypeError('The answer tells no part.');
  return { to: Number(to), size: Number(size) };
}
