import { expect, test } from 'vitest';
import type { Goal } from './goal.ts';
import { exitCodeOf, evaluateGoal } from './evaluate-goal.ts';
import { tableOf } from './table.ts';

const most: Goal = { id: 'G3', what: 'far pages', run: 'lists', side: 'at most', goal: 3, unit: 'x' };
const least: Goal = { id: 'G1', what: 'lists', run: 'throughput', side: 'at least', goal: 0.5, unit: 'x' };
const verdict = (goal: Goal, value: number | readonly number[]) => evaluateGoal(goal, { id: goal.id, value }).verdict;

test.each<[string, Goal, number, string]>([
  ['at most, below', most, 2.9, 'met'],
  ['at most, on the goal', most, 3, 'met'],
  ['at most, above', most, 3.01, 'missed'],
  ['at most, endless', most, Infinity, 'missed'],
  ['at least, above', least, 0.6, 'met'],
  ['at least, on the goal', least, 0.5, 'met'],
  ['at least, below', least, 0.49, 'missed'],
])('goals: a goal %s is judged by its side', (_what, goal, value, wanted) => {
  expect(verdict(goal, value)).toBe(wanted);
});

test('goals: of several values the median is judged', () => {
  expect(evaluateGoal(most, { id: 'G3', value: [9, 2, 1] })).toMatchObject({ value: 2, verdict: 'met' });
});

test('goals: a goal for the worst value is missed by a single one', () => {
  const worst = { ...most, by: 'worst' } as const;
  expect(evaluateGoal(worst, { id: 'G3', value: [...Array<number>(999).fill(1), 4] })).toMatchObject({
    value: 4,
    verdict: 'missed',
  });
  expect(evaluateGoal({ ...least, by: 'worst' }, { id: 'G1', value: [0.9, 0.4, 0.8] })).toMatchObject({
    value: 0.4,
    verdict: 'missed',
  });
});

test('goals: a goal for the 99th percentile ignores fewer than one in a hundred', () => {
  const tail = { ...most, by: 'p99' } as const;
  const values = (slow: number) => Array.from({ length: 1000 }, (_, n) => (n < slow ? 4 : 1));
  expect(verdict(tail, values(9))).toBe('met');
  expect(verdict(tail, values(11))).toBe('missed');
});

test('goals: the raised goal is shown and never judged', () => {
  expect(evaluateGoal({ ...most, raised: 1 }, { id: 'G3', value: 2 }).verdict).toBe('met');
  const { goal: _goal, ...open } = most;
  expect(evaluateGoal({ ...open, raised: 1 }, { id: 'G3', value: 2 }).verdict).toBe('no goal');
});

test.each<[string, ReturnType<typeof evaluateGoal>, string]>([
  ['whose run ended before it', evaluateGoal(most, undefined, { why: 'lists: no pgbench' }), 'lists: no pgbench'],
  ['that its run left out', evaluateGoal(most, undefined), 'its run told nothing of it'],
  ['without a value', evaluateGoal(most, { id: 'G3', value: [] }), 'its run told nothing of it'],
  ['that is no number', evaluateGoal(most, { id: 'G3', value: 0 / 0 }), 'what was measured is no number'],
  [
    'with a value that is no number',
    evaluateGoal(most, { id: 'G3', value: [1, NaN, 1] }),
    'what was measured is no number',
  ],
])('goals: a goal %s is not measured, with the reason', (_what, judged, why) => {
  expect(judged).toMatchObject({ verdict: 'not measured', detail: why });
  expect(exitCodeOf([judged])).toBe(1);
});

test('goals: a figure that depends on the speed is judged as on the reference machine, either way', () => {
  const time = { ...most, dependsOn: 'speed' } as const;
  const rate = { ...least, dependsOn: 'speed' } as const;
  const at = (goal: Goal, value: number, speed: number) => evaluateGoal(goal, { id: goal.id, value }, { speed });
  expect(at(time, 5, 0.5)).toMatchObject({ value: 5, converted: 2.5, verdict: 'met' });
  expect(at(time, 2.5, 2)).toMatchObject({ value: 2.5, converted: 5, verdict: 'missed' });
  expect(at(rate, 0.3, 0.5)).toMatchObject({ value: 0.3, converted: 0.6, verdict: 'met' });
  expect(at(rate, 0.6, 2)).toMatchObject({ value: 0.6, converted: 0.3, verdict: 'missed' });
  expect(at(most, 5, 0.5)).toMatchObject({ value: 5, verdict: 'missed' });
});

test('goals: the exit code is 0 when every goal is met, and 1 when one is missed', () => {
  const [good, bad] = [evaluateGoal(most, { id: 'G3', value: 1 }), evaluateGoal(most, { id: 'G3', value: 4 })];
  const { goal: _goal, ...open } = most;
  const met = evaluateGoal({ ...open, raised: 1 }, { id: 'G3', value: 4 });
  expect(exitCodeOf([good, met])).toBe(0);
  expect(exitCodeOf([good, bad, good])).toBe(1);
});

test('goals: the table shows goal, raised goal, value and verdict, and why one is missing', () => {
  const lines = tableOf([
    evaluateGoal({ ...most, raised: 2 }, { id: 'G3', value: 4, detail: 'by hand' }),
    evaluateGoal(least, undefined, { why: 'no pgbench' }),
  ]).split('\n');
  expect(lines[0]).toMatch(/^id +what +goal +raised +measured +converted +verdict/);
  expect(lines).toContainEqual(expect.stringMatching(/^G3 +far pages +<= 3x +<= 2x +4x +- +MISSED +by hand$/));
  expect(lines).toContainEqual(expect.stringMatching(/^G1 +lists +>= 0.5x +- +- +NOT MEASURED +no pgbench$/));
});
