import { text } from 'node:stream/consumers';
import type { IndexCode, LoadSource } from '@mirante/domain/investments/quote-load.ts';
import { readCotahist } from '../../gateways/quotes/cotahist.ts';
import { readInfDiario } from '../../gateways/quotes/inf-diario.ts';
import { QuoteFault, type Knows, type Read } from '../../gateways/quotes/port.ts';
import { readSgs } from '../../gateways/quotes/sgs.ts';
import { contentsOf, type Chunks } from '../../gateways/quotes/zip.ts';
import type { Target } from './write-quotes.store.ts';

/** What a file's source says of it. */
export interface FileKind {
  source: LoadSource;
  /** Of a file that has the values of one index. */
  index: IndexCode | null;
}

export const targetOf = ({ source, index }: FileKind): Target =>
  index !== null ? 'indexes' : source === 'cvm' ? 'quotas' : 'closes';

/** The quotes in a local file, of any publisher: a ZIP's files one after the other. */
export async function* readFile(path: string, { source, index }: FileKind, knows: Knows): Read {
  for await (const chunks of contentsOf(path)) {
    if (index !== null) yield readSgs(await smallText(chunks), index);
    else if (source === 'cvm') yield* readInfDiario(chunks, knows);
    else yield* readCotahist(chunks, knows);
  }
}

const MAX_TEXT = 8 * 1024 * 1024;

async function smallText(chunks: Chunks): Promise<string> {
  let size = 0;
  return text(
    (async function* limited() {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > MAX_TEXT) throw new QuoteFault('O arquivo é grande demais para uma série.');
        yield chunk;
      }
    })(),
  );
}
