import { KEPT_NOTICES } from '@mirante/domain/trading/trader-notice.ts';
import { expect, it } from 'vitest';
import { newTab, tabStep, type Tab } from './tab.ts';

/** Eight hours of three a second. */
const NOTICES = 86_400;
const EPOCH = '00000000-0000-4000-8000-000000000000';
/** Numbers of one length, so that equal states are equally long. */
const FIRST = 100_000;
function inStep(followed: boolean): Tab {
  const tab = newTab('a', true);
  const position = { epoch: EPOCH, sequence: FIRST };
  return { ...tab, followed, machine: { ...tab.machine, state: 'authorized', position } };
}
const textOf = (n: number) =>
  JSON.stringify({
    topic: 'live',
    id: 1,
    version: n,
    at: '2026-11-25T12:00:00.000Z',
    row: {},
    epoch: EPOCH,
    sequence: n,
  });

it('leader tab: holds no more memory after eight hours of updates than after the first thousand', () => {
  let tab = inStep(true);
  let most = 0;
  const sizes: number[] = [];
  for (let n = 1; n <= NOTICES; n += 1) {
    const [next, effects] = tabStep(tab, { type: 'received', text: textOf(FIRST + n) });
    most = Math.max(most, effects.length);
    tab = next;
    if (n === KEPT_NOTICES || n === NOTICES / 2 || n === NOTICES) sizes.push(JSON.stringify(tab).length);
  }
  expect(tab.machine.position).toEqual({ epoch: EPOCH, sequence: FIRST + NOTICES });
  expect(most).toBe(2);
  expect(tab.kept).toHaveLength(KEPT_NOTICES);
  expect(sizes).toEqual([sizes[0], sizes[0], sizes[0]]);
});

it.each([
  ['apply', textOf(FIRST + 1)],
  ['refetch', JSON.stringify({ topic: 'board', id: 3 })],
])('leader tab: forwards what it must %s to its followers, and nothing without them', (effect, text) => {
  const heard = (followed: boolean) => tabStep(inStep(followed), { type: 'received', text })[1];
  expect([heard(true), heard(false)].map((effects) => effects.map(({ type }) => type))).toEqual([
    [effect, 'post'],
    [effect],
  ]);
});
