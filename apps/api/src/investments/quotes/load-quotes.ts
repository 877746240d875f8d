import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { BEYOND_PRICE, CLOSE_DECIMALS, indexValueFault, QUOTA_DECIMALS } from '@mirante/domain/investments/quote.ts';
import { MAX_TOLD, type IndexCode, type RefusedLine } from '@mirante/domain/investments/quote-load.ts';
import type { Db } from '../../database/db.ts';
import type { Quote, Read } from '../../gateways/quotes/port.ts';
import type { Book } from './quote-targets.store.ts';
import { writeQuotes, type KnownQuote, type Target, type Writing } from './write-quotes.store.ts';

/** Counts of the lines read. */
export interface LoadCounts {
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  filtered: number;
  unknown: number;
  refused: number;
  first_day: string | null;
  last_day: string | null;
  refused_lines: RefusedLine[];
  unknown_names: string[];
}

/** Quotes per transaction: short transactions, in constant memory. */
const CHUNK = 5000;

/** Writes quotes chunk by chunk: `within` runs each in its transaction. Idempotent. */
export async function loadQuotes(
  read: Read,
  book: Book,
  { within, writing }: { within: <T>(work: (trx: Db) => Promise<T>) => Promise<T>; writing: Writing },
): Promise<LoadCounts> {
  const counts = noCounts();
  const unknown = new Set<string>();
  const today = dayInSaoPaulo(writing.now);
  let waiting: KnownQuote[] = [];
  const write = async () => {
    if (waiting.length === 0) return;
    const quotes = waiting;
    waiting = [];
    const { added, changed } = await within((trx) => writeQuotes(trx, quotes, writing));
    counts.added += added;
    counts.changed += changed;
    counts.unchanged += quotes.length - added - changed;
  };
  const miss = (name: string) => {
    counts.unknown += 1;
    if (unknown.size < MAX_TOLD) unknown.add(name);
  };
  for await (const batch of read) {
    counts.lines += batch.lines;
    counts.filtered += batch.filtered;
    refuse(counts, batch.refused);
    for (const name of batch.unknown) miss(name);
    for (const quote of batch.quotes) {
      const key = book.keyOf(quote.name, quote.day);
      const fault = faultOf(quote, writing.target, today);
      if (key === undefined) miss(quote.name);
      else if (fault) refuse(counts, [{ line: 0, why: `${quote.name}: ${fault}` }]);
      else {
        waiting.push({ key, day: quote.day, value: quote.value });
        span(counts, quote);
      }
    }
    if (waiting.length >= CHUNK) await write();
  }
  await write();
  return { ...counts, unknown_names: [...unknown] };
}

/** Reads everything and writes nothing: a truncated file is refused before its first line counts. */
export async function checkWhole(read: Read): Promise<void> {
  for await (const _batch of read);
}

const noCounts = (): LoadCounts => ({
  lines: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  filtered: 0,
  unknown: 0,
  refused: 0,
  first_day: null,
  last_day: null,
  refused_lines: [],
  unknown_names: [],
});

/** Rules for every source: a future day would stay the newest. */
function faultOf({ name, day, value }: Quote, target: Target, today: string): string | undefined {
  if (day > today) return 'a data está no futuro.';
  if (target === 'indexes') return indexValueFault(name as IndexCode, day, value);
  if (!(Number(value.toFixed(decimalsOf[target])) > 0)) return 'o valor deve ser maior que zero.';
  return value < BEYOND_PRICE ? undefined : 'o valor é alto demais.';
}
const decimalsOf = { closes: CLOSE_DECIMALS, quotas: QUOTA_DECIMALS };

function refuse(counts: LoadCounts, lines: readonly RefusedLine[]): void {
  counts.refused += lines.length;
  counts.refused_lines.push(...lines.slice(0, MAX_TOLD - counts.refused_lines.length));
}

function span(counts: LoadCounts, { day }: Quote): void {
  if (counts.first_day === null || day < counts.first_day) counts.first_day = day;
  if (counts.last_day === null || day > counts.last_day) counts.last_day = day;
}
