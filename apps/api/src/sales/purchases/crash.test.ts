import { expect, test } from 'vitest';
import { runCrashTest } from '../../testing/crash/run-crash-test.ts';

test('crash test: an API killed during purchases loses none and duplicates none', { timeout: 180_000 }, async () => {
  const figures = await runCrashTest({ cycles: 6, burst: 8 });
  expect(figures).toMatchObject({ kills: 6, purchases: 56, charges: 56, lost: 0, doubled: 0, broken: {} });
});
