import type { Goal } from './goal.ts';
import type { EvaluatedGoal } from './evaluate-goal.ts';

const HEAD = ['id', 'what', 'goal', 'raised', 'measured', 'converted', 'verdict', ''];
const NONE = '-';

/** A table of goal, figure and verdict, one line each. */
export function tableOf(judged: readonly EvaluatedGoal[]): string {
  const rows = [HEAD, ...judged.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf(one: EvaluatedGoal): string[] {
  const { id, what, unit, goal, raised, value, converted, verdict, detail } = one;
  const isGood = verdict === 'met' || verdict === 'no goal';
  return [
    id,
    what,
    limitOf(one, goal),
    limitOf(one, raised),
    value === undefined ? '' : `${figure(value)}${unit}`,
    converted === undefined ? NONE : `${figure(converted)}${unit}`,
    isGood ? verdict : verdict.toUpperCase(),
    detail,
  ];
}

const limitOf = ({ side, unit }: Goal, limit: number | undefined): string =>
  limit === undefined ? NONE : `${side === 'at least' ? '>=' : '<='} ${limit}${unit}`;

const figure = (value: number): string => String(Number(value.toFixed(2)));
