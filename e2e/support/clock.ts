import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import { expect } from './test.ts';

const DAY_MS = 86_400_000;

/** Advances to the evening of the given number of days after `end`, with all due jobs done. */
export async function advanceTo(request: APIRequestContext, end: Date, days: number): Promise<void> {
  // Read at call time: the time tests replace the address.
  const clock = `${address.api}/sandbox/clock`;
  const answer = await request.get(clock);
  expect(answer.ok(), 'the sandbox clock is there').toBe(true);
  const { now } = (await answer.json()) as { now: string };
  const evening = end.getTime() + days * DAY_MS - DAY_MS / 4;
  const moved = await request.post(clock, { data: { advance: Math.round((evening - Date.parse(now)) / 1000) } });
  expect(moved.ok(), `going to ${new Date(evening).toISOString()} answers ${moved.status()}`).toBe(true);
}
