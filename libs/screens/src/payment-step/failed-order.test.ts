import { expect, test } from 'vitest';
import { problemBy } from './failed-order.ts';

const problem = (status: number) => ({ status, detail: '', errors: [] });

test.each([
  ['a refused card, by card', 433, 'credit_card', true],
  ['a refused card, by Pix', 433, 'pix', false],
  ['a failed call, by Pix', 503, 'pix', true],
] as const)('failed order: %s', (_what, status, method, isShown) => {
  const failed = { problem: problem(status), method: 'credit_card' as const };
  expect(problemBy(method, failed)).toBe(isShown ? failed.problem : undefined);
});
