import { QuoteFault } from './port.ts';

const NEWLINE = 10;
const RETURN = 13;
/** No publisher's line is nearly as long: longer ones are not text. */
const MAX_LINE_BYTES = 4096;

/** The lines of each chunk, without their ends. Lines are views of their chunk: copy them to keep them. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const lines: Buffer[] = [];
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      lines.push(lineIn(bytes, from, end));
      from = end + 1;
    }
    rest = bytes.subarray(from);
    if (rest.length > MAX_LINE_BYTES) throw new QuoteFault('O arquivo não é de texto: não tem linhas.');
    if (lines.length > 0) yield lines;
  }
  if (rest.length > 0) yield [lineIn(rest, 0, rest.length)];
}

const lineIn = (bytes: Buffer, from: number, end: number): Buffer =>
  bytes.subarray(from, end > from && bytes[end - 1] === RETURN ? end - 1 : end);
