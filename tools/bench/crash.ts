import type { Reading, Size } from '../../apps/api/bench/statistics.ts';
import { runCrashTest } from '../../apps/api/src/testing/crash/run-crash-test.ts';

const BURST = 8;

/** Kills the API with SIGKILL during purchases, on a real PostgreSQL, and checks the invariants. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const figures = await runCrashTest({ cycles: size === 'whole' ? 200 : 5, burst: BURST });
  const { kills, purchases, answered, halfDone, charged, lost, doubled, broken } = figures;
  const names = Object.keys(broken);
  yield {
    id: 'crash',
    value: lost + doubled + names.length,
    detail: [
      `${kills} kills, ${purchases} purchases (${answered} answered, ${halfDone} half done, ${charged} of these charged)`,
      `${lost} lost, ${doubled} doubled`,
      ...names,
    ].join('; '),
  };
}
