import { expect, test } from 'vitest';
import { runCrashTest } from '../../testing/crash/run-crash-test.ts';

test('an API killed in the middle of purchases loses none and doubles none', { timeout: 180_000 }, async () => {
  const figures = await runCrashTest({ cycles: 10, burst: 8 });
  expect(figures).toMatchObject({ kills: 10, purchases: 88, charges: 88, lost: 0, doubled: 0, broken: {} });
});
