import { isCalendarDay } from '@mirante/domain/dates.ts';
import { linesOf } from './lines.ts';
import { emptyBatch, QuoteFault, type Knows, type Quote, type Read, type ReadBatch } from './port.ts';

/** Bytes per line, without its end. */
const WIDTH = 245;
/** Field offsets as in the layout, from 0. */
const DAY = [2, 10] as const;
const BDI = [10, 12] as const;
const CODE = [12, 24] as const;
const MARKET = 24;
const CURRENCY = [52, 56] as const;
const CLOSE = [108, 121] as const;
const FACTOR = [210, 217] as const;
const TOTAL = [31, 42] as const;

/**
 * BDI codes of the spot market that are no round-lot close: rights and receipts, bonds, exercises, auctions, swaps,
 * forwards, debentures, odd lots and totals. All others are papers: shares, also of companies in recovery, funds, BDRs.
 */
const otherBdi = new Set(
  '10 22 26 32 33 38 42 46 48 49 50 51 52 53 54 56 58 60 61 62 66 68 70 71 74 75 78 82 83 84 90 96 99'.split(' '),
);

interface Position {
  line: number;
  /** The trailer's count; undefined before it. */
  total?: number;
  /** The last day read, which the next line usually shares. */
  raw?: string;
  day?: string | undefined;
}

/**
 * Parses B3's historical quotes (COTAHIST): closes per share in the spot market, line by line in constant memory.
 * @throws {QuoteFault} for another file, or a truncated one
 */
export async function* readCotahist(chunks: AsyncIterable<Buffer>, knows: Knows): Read {
  const at: Position = { line: 0 };
  for await (const lines of linesOf(chunks)) {
    const batch = emptyBatch();
    for (const line of lines) readLine(line, at, { batch, knows });
    yield batch;
  }
  if (at.line === 0) throw notCotahist();
  if (at.total === undefined) throw new QuoteFault('O arquivo está incompleto: falta o registro final (99).');
}

function readLine(line: Buffer, at: Position, { batch, knows }: { batch: ReadBatch; knows: Knows }): void {
  if (at.total !== undefined) {
    if (isBlank(line)) return;
    throw new QuoteFault('O arquivo tem linhas depois do registro final (99).');
  }
  at.line += 1;
  const type = line.toString('latin1', 0, 2);
  if (at.line === 1) {
    if (!line.toString('latin1', 0, 10).startsWith('00COTAHIST')) throw notCotahist();
    return;
  }
  if (type === '99') return readTrailer(line, at);
  batch.lines += 1;
  const fault = faultOf(line, type);
  if (fault) return void batch.refused.push({ line: at.line, why: fault });
  if (!isPaper(line)) return void (batch.filtered += 1);
  const name = line.toString('latin1', ...CODE).trim();
  if (!knows(name)) return void batch.unknown.push(name);
  const found = quoteIn(line, name, dayIn(line, at));
  if (typeof found === 'string') batch.refused.push({ line: at.line, why: found });
  else batch.quotes.push(found);
}

function readTrailer(line: Buffer, at: Position): void {
  const total = numberIn(line, TOTAL);
  if (total !== at.line)
    throw new QuoteFault(`O registro final (99) fala de ${total} registros, e o arquivo tem ${at.line}.`);
  at.total = total;
}

function faultOf(line: Buffer, type: string): string | undefined {
  if (type !== '01') return 'Tipo de registro desconhecido.';
  return line.length === WIDTH ? undefined : `A linha tem ${line.length} caracteres, e não ${WIDTH}.`;
}

/** Whether a line is a paper's in the spot market, 010. */
const isPaper = (line: Buffer): boolean =>
  line[MARKET] === 48 &&
  line[MARKET + 1] === 49 &&
  line[MARKET + 2] === 48 &&
  !otherBdi.has(line.toString('latin1', ...BDI));

/** A quote, or the reason for its refusal. */
function quoteIn(line: Buffer, name: string, day: string | undefined): Quote | string {
  const close = numberIn(line, CLOSE);
  const factor = numberIn(line, FACTOR);
  if (day === undefined) return `${name}: a data não existe.`;
  if (line.toString('latin1', ...CURRENCY).trim() !== 'R$') return `${name}: a moeda não é o real.`;
  if (Number.isNaN(close)) return `${name}: o fechamento não é um número.`;
  if (close === 0) return `${name}: o fechamento é zero.`;
  if (!(factor > 0)) return `${name}: o fator de cotação não é maior que zero.`;
  return { name, day, value: close / 100 / factor };
}

function dayIn(line: Buffer, at: Position): string | undefined {
  const raw = line.toString('latin1', ...DAY);
  if (raw !== at.raw) {
    const day = `${raw.slice(0, 4)}-${raw.slice(4, 6)}-${raw.slice(6)}`;
    at.raw = raw;
    at.day = isCalendarDay(day) ? day : undefined;
  }
  return at.day;
}

/** NaN unless all are digits. */
function numberIn(line: Buffer, [from, end]: readonly [number, number]): number {
  let value = 0;
  for (let i = from; i < end; i += 1) {
    const digit = line[i]! - 48;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** Old systems end a text with Ctrl-Z. */
const isBlank = (line: Buffer): boolean => line.every((byte) => byte === 32 || byte === 26);
const notCotahist = () => new QuoteFault('O arquivo não é um COTAHIST da B3: falta o registro inicial (00).');
