import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A named test: `path` · "title". */
export const TEST = /`([^`]+)` · "([^"]+)"/g;
const FILE = /`([\w.@-]+(?:\/[\w.@-]+)+)`/g;
const ROW = /^\| ([\w.]+) \| (A|AA|1|2) \| (met|none|deployment|open) \| [^|]+ \|[^|]*\|$/;

/** What is wrong with a named test; empty if it is there. */
export function testFaultOf(file: string, title: string): string[] {
  if (!existsSync(file)) return ['is not there'];
  const text = readFileSync(file, 'utf8');
  const isThere = ["'", '"', '`'].some((quote) =>
    text.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`),
  );
  return isThere ? [] : [`has no test "${title}"`];
}

/**
 * The faults of a list of a standard's requirements: rows that cannot be read, requirements listed twice, met ones
 * without evidence, and evidence that is not there.
 */
export function evidenceFaults(base: string, list: string): string[] {
  const lines = readFileSync(path.join(base, list), 'utf8').split('\n');
  const rows = lines.filter((line) => /^\| \d/.test(line));
  const ids = rows.map((line) => line.split(' | ', 1)[0]!.slice(2));
  const named = (line: string, id: string) => [
    ...[...line.matchAll(TEST)].flatMap(([, file, title]) =>
      testFaultOf(path.join(base, file!), title!).map((why) => `${id}: ${file}: ${why}`),
    ),
    ...[...line.matchAll(FILE)].flatMap(([, file]) =>
      existsSync(path.join(base, file!)) ? [] : [`${id}: ${file}: is not there`],
    ),
  ];
  const faults = rows.flatMap((line, n) => {
    const state = ROW.exec(line)?.[3];
    if (!state) return [`cannot be read: ${line}`];
    const isBare = state === 'met' && / \|\s*\|$/.test(line);
    return [...(isBare ? [`${ids[n]}: is met without evidence`] : []), ...named(line, ids[n]!)];
  });
  return [...faults, ...ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => `${id}: has two lines`)].map(
    (fault) => `${path.basename(list)}: ${fault}`,
  );
}
