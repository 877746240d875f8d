// Checks that each finding has its tests. A line of .github/FINDINGS.md names them by file and title, so that a renamed
// or removed test is detected. Checks the lists of standards' requirements likewise.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testFaultOf, TEST, evidenceFaults } from './evidence.ts';
import { root } from './paths.ts';

/** The number of findings per letter: `S1`, `S2` and so on. Two turned out to be none. */
const COUNTS: Record<string, number> = { S: 41, M: 53, H: 47, D: 60, B: 180, T: 63 };
const NONE = new Set(['B12', 'B13']);
const IDS: readonly string[] = Object.entries(COUNTS)
  .flatMap(([letter, count]) => Array.from({ length: count }, (_, n) => `${letter}${n + 1}`))
  .filter((id) => !NONE.has(id));

const TABLE = '.github/FINDINGS.md';
/** Lists of a standard's requirements, with the evidence of each. */
const STANDARDS = ['.github/ASVS.md', '.github/ACCESSIBILITY.md'];
const ROW = /^\| ([A-Z]\d+) \| ([^|]+) \| (.*) \|$/;

/** The errors of the table under `base`, one per line. */
export function faultsOf(base: string, ids: readonly string[] = IDS): string[] {
  const lines = readFileSync(path.join(base, TABLE), 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| ') && !line.startsWith('| id |'));
  const found = rows.map((line) => ROW.exec(line)?.[1]);
  return [
    ...rows.flatMap((line) => faultsIn(base, line)),
    ...ids.filter((id) => !found.includes(id)).map((id) => `${id}: has no line`),
    ...found.filter((id, n) => id && found.indexOf(id) !== n).map((id) => `${id}: has two lines`),
    ...found.filter((id) => id && !ids.includes(id)).map((id) => `${id}: is no finding`),
  ];
}

function faultsIn(base: string, line: string): string[] {
  const [, id, , tests = ''] = ROW.exec(line) ?? [];
  if (!id) return [`cannot be read: ${line}`];
  const named = [...tests.matchAll(TEST)];
  if (named.length === 0) return [`${id}: names no test`];
  const rest = tests.replaceAll(TEST, '').replaceAll('<br>', '').trim();
  return [
    ...(rest ? [`${id}: names its tests otherwise than by \`path\` · "title": ${rest}`] : []),
    ...named.flatMap(([, file, title]) =>
      testFaultOf(path.join(base, file!), title!).map((why) => `${id}: ${file}: ${why}`),
    ),
  ];
}

if (import.meta.main) {
  const faults = [...faultsOf(root), ...STANDARDS.flatMap((file) => evidenceFaults(root, file))];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
