import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { evidenceFaults } from './evidence.ts';

const base = mkdtempSync(path.join(tmpdir(), 'evidence-'));
mkdirSync(path.join(base, 'a'));
writeFileSync(path.join(base, 'a/one.test.ts'), "test('of %i comes one', () => {});");
afterAll(() => rmSync(base, { recursive: true, force: true }));

const faults = (...rows: string[]) => {
  writeFileSync(
    path.join(base, 'list.md'),
    `# List\n\n| id | level | state | how | evidence |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
  );
  return evidenceFaults(base, 'list.md');
};
const tested = '| 6.2.1 | 1 | met | Eight characters or more. | `a/one.test.ts` · "of %i comes one" |';

test('evidence: rows whose tests and files exist, and absent ones, have no fault', () => {
  expect(
    faults(tested, '| 2.4.11 | AA | met | As built. | `a/one.test.ts` |', '| 17.1.1 | 2 | none | No WebRTC. | |'),
  ).toEqual([]);
});

test.each([
  [
    'a test that is not there',
    tested.replace('comes', 'goes'),
    'list.md: 6.2.1: a/one.test.ts: has no test "of %i goes one"',
  ],
  ['a file that is not there', tested.replace(/`.*`.*"/, '`a/two.ts`'), 'list.md: 6.2.1: a/two.ts: is not there'],
  ['a met requirement without evidence', tested.replace(/ `.*"/, ''), 'list.md: 6.2.1: is met without evidence'],
  ['an unknown state', tested.replace('met', 'done'), `list.md: cannot be read: ${tested.replace('met', 'done')}`],
])('evidence: %s is a fault', (_what, row, fault) => {
  expect(faults(row)).toEqual([fault]);
});

test('evidence: a requirement listed twice is a fault', () => {
  expect(faults(tested, tested)).toEqual(['list.md: 6.2.1: has two lines']);
});
