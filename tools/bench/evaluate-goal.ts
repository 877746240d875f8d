import { median, percentile, type Reading } from '../../apps/api/bench/statistics.ts';
import type { Goal } from './goal.ts';

export type Verdict = 'met' | 'missed' | 'not measured' | 'no goal';
export interface EvaluatedGoal extends Goal {
  value?: number;
  /** The value on the reference machine, if it depends on the machine's speed: this one is judged. */
  converted?: number;
  verdict: Verdict;
  /** The measurement's details, or why there is none. */
  detail: string;
}

interface Conditions {
  /** The reason for a missing measurement, if known. */
  why?: string | undefined;
  /** The machine's speed during the run, as a multiple of the reference machine's. */
  speed?: number | undefined;
}

export function evaluateGoal(
  goal: Goal,
  reading: Reading | undefined,
  { why = 'its run told nothing of it', speed = 1 }: Conditions = {},
): EvaluatedGoal {
  const value = reading && valueOf(goal, reading.value);
  if (value === undefined) return { ...goal, verdict: 'not measured', detail: why };
  if (Number.isNaN(value)) return { ...goal, verdict: 'not measured', detail: 'what was measured is no number' };
  const detail = reading?.detail ?? '';
  if (goal.dependsOn === undefined) return { ...goal, value, verdict: verdictOf(goal, value), detail };
  const converted = goal.side === 'at most' ? value * speed : value / speed;
  return { ...goal, value, converted, verdict: verdictOf(goal, converted), detail };
}

/** 1 when a goal is missed or not measured. */
export const exitCodeOf = (judged: readonly EvaluatedGoal[]): 0 | 1 =>
  judged.some(({ verdict }) => verdict === 'missed' || verdict === 'not measured') ? 1 : 0;

const meetsLimit = (side: Goal['side'], limit: number, value: number): boolean =>
  side === 'at least' ? value >= limit : value <= limit;

const verdictOf = ({ goal, side }: Goal, value: number): Verdict =>
  goal === undefined ? 'no goal' : meetsLimit(side, goal, value) ? 'met' : 'missed';

function valueOf({ side, by }: Goal, value: Reading['value']): number | undefined {
  if (typeof value === 'number') return value;
  if (value.length === 0) return undefined;
  if (value.some(Number.isNaN)) return NaN;
  if (by === undefined) return median(value);
  const part = by === 'worst' ? 1 : 0.99;
  return side === 'at most'
    ? percentile(value, part)
    : -percentile(
        value.map((one) => -one),
        part,
      );
}
