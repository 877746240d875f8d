import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { faultsOf } from './findings.ts';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

const HEAD = '# Findings\n\n| id | what was wrong | tests |\n|---|---|---|\n';
const TESTS = [
  "it.each([1, 2])('of %i comes one', () => {});",
  'test("somebody else\'s is not there", () => {});',
  'test(`all ${COUNT} end`, () => {});',
].join('\n');

function faults(...rows: string[]): string[] {
  const base = mkdtempSync(path.join(tmpdir(), 'findings-'));
  made.push(base);
  for (const [file, text] of [
    ['.github/FINDINGS.md', `${HEAD}${rows.join('\n')}\n`],
    ['a/one.test.ts', TESTS],
  ] as const) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), text);
  }
  return faultsOf(base, ['S1', 'S2']);
}
const one = '| S1 | it broke | `a/one.test.ts` · "of %i comes one"<br>`a/one.test.ts` · "all ${COUNT} end" |';
const other = '| S2 | it leaked | `a/one.test.ts` · "somebody else\'s is not there" |';

test('findings: a table whose tests exist has no fault', () => {
  expect(faults(one, other)).toEqual([]);
});

test.each([
  ['a file that is not there', other.replace('one.test', 'gone.test'), 'S2: a/gone.test.ts: is not there'],
  [
    'a title that is not there',
    other.replace('not there', 'gone'),
    'S2: a/one.test.ts: has no test "somebody else\'s is gone"',
  ],
  ['a part of a title', other.replace('somebody ', ''), 'S2: a/one.test.ts: has no test "else\'s is not there"'],
  ['a finding without a test', '| S2 | it leaked | |', 'cannot be read: | S2 | it leaked | |'],
  ['a finding whose test is in words', '| S2 | it leaked | by hand |', 'S2: names no test'],
  [
    'words beside a test',
    other.replace(' |', ' |').replace('there" |', 'there", and by hand |'),
    'S2: names its tests otherwise than by `path` · "title": , and by hand',
  ],
  ['no line of a finding', '', 'S2: has no line'],
])('findings: %s is a fault', (_what, row, fault) => {
  expect(faults(one, row)).toContain(fault);
});

test('findings: an unknown id, and a duplicate, are faults', () => {
  expect(faults(one, other, other.replace('S2', 'S3'), one)).toEqual(['S1: has two lines', 'S3: is no finding']);
});
