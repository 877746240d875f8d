// Verifies an exported record of recommendations offline: `npm run verify-record -- FILE [--root NUMBER:HASH]`. Needs
// only Node, so it can be copied anywhere and read in full. apps/api/src/investments/record/README.md specifies the
// form of an entry. Exits with 1 if a line is wrong.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';

export interface Root {
  sequence: number;
  hash: string;
}
export type Verdict =
  | { ok: true; entries: number; clear: number; hash: string }
  | { ok: false; line: number; problem: string };

const FORM = 'mirante-record-1';
const START = '0'.repeat(64);
const HASH = /^[0-9a-f]{64}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const CLEAR = ['salt', 'kind', 'subject', 'scope', 'payload'] as const;
const KNOWN = new Set<string>(['sequence', 'moment', 'previous', 'commitment', 'hash', ...CLEAR]);

/** Verifies the lines in order up to the first wrong one. `roots` are the chain's hashes published on other days. */
export async function verifyRecord(
  lines: AsyncIterable<string> | Iterable<string>,
  roots: readonly Root[] = [],
): Promise<Verdict> {
  const known = Map.groupBy(roots, ({ sequence }) => sequence);
  let [entries, clear, hash, moment] = [0, 0, START, ''];
  for await (const line of lines) {
    const wrong = (problem: string): Verdict => ({ ok: false, line: entries + 1, problem });
    const entry = entryIn(line);
    if (typeof entry === 'string') return wrong(entry);
    const problem = problemOf(entry, { sequence: entries + 1, previous: hash, moment });
    if (problem) return wrong(problem);
    const root = known.get(entries + 1)?.find(({ hash: published }) => published !== entry.hash);
    if (root) return wrong(`its hash is not the published root ${root.hash}`);
    if (entry.payload !== undefined) clear += 1;
    ({ hash, moment } = entry as { hash: string; moment: string });
    entries += 1;
  }
  const missing = [...known.keys()].filter((sequence) => sequence > entries).toSorted((a, b) => a - b)[0];
  if (missing !== undefined)
    return { ok: false, line: entries + 1, problem: `the file ends before entry ${missing}, which was published` };
  return { ok: true, entries, clear, hash };
}

type Entry = Readonly<Record<string, unknown>>;

function entryIn(line: string): Entry | string {
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return 'it is no entry';
    // An entry has one canonical form: no spaces, no repeated field.
    if (JSON.stringify(entry) !== line) return 'it is not written as entries are';
    const unknown = Object.keys(entry).find((key) => !KNOWN.has(key));
    return unknown === undefined ? (entry as Entry) : `it has a field of no entry: ${unknown}`;
  } catch {
    return 'it is no JSON';
  }
}

function problemOf(entry: Entry, expected: { sequence: number; previous: string; moment: string }): string | undefined {
  const { sequence, moment, previous, commitment, hash } = entry;
  if (sequence !== expected.sequence) return `it is entry ${String(sequence)}, not ${expected.sequence}`;
  if (typeof moment !== 'string' || !MOMENT.test(moment)) return 'its moment is none';
  if (moment < expected.moment) return 'it is older than the entry before it';
  if (previous !== expected.previous) return 'it does not follow the entry before it';
  if (typeof commitment !== 'string' || !HASH.test(commitment)) return 'its commitment is none';
  const said = CLEAR.filter((field) => field in entry);
  if (said.length > 0 && said.length < CLEAR.length) return 'it is neither whole nor a commitment alone';
  if (said.some((field) => typeof entry[field] !== 'string' || entry[field].includes('\n'))) return 'it says no text';
  if (said.length > 0 && commitment !== sha256(CLEAR.map((field) => entry[field] as string)))
    return 'what it says is not what was committed to';
  if (hash !== sha256([FORM, String(sequence), moment, commitment, expected.previous])) return 'its hash is wrong';
  return undefined;
}

const sha256 = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n'), 'utf8').digest('hex');

/** Splits at line feeds only: a payload may contain other line separators. */
export async function* linesOf(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield `${rest} (the line does not end)`;
}

function rootIn(text: string): Root {
  const [, sequence, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!hash) throw new Error(`no root: ${text} (NUMBER:HASH, as it was published)`);
  return { sequence: Number(sequence), hash };
}

async function main(words: readonly string[]): Promise<number> {
  // Strict: a root that is not understood must not count as verified.
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { root: { type: 'string', multiple: true, default: [] } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error('Which file? npm run verify-record -- FILE [--root NUMBER:HASH]');
  const roots = values.root.map(rootIn);
  const verdict = await verifyRecord(linesOf(createReadStream(file, 'utf8')), roots);
  process.stdout.write(
    verdict.ok
      ? `OK: ${verdict.entries} entries, ${verdict.clear} of them in clear${roots.length > 0 ? `, ${roots.length} roots` : ''}\nlast: ${verdict.entries}:${verdict.hash}\n`
      : `WRONG at line ${verdict.line}: ${verdict.problem}\n`,
  );
  return verdict.ok ? 0 : 1;
}

if (import.meta.main)
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  });
