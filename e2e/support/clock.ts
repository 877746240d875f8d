import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import { expect } from './test.ts';

const DAY_MS = 86_400_000;

/** So many days after an end of a day, in its evening, with everything done that is due by then. */
export async function advanceTo(request: APIRequestContext, end: Date, days: number): Promise<void> {
  // Read now: the tests of time go to a deployment of their own.
  const clock = `${address.api}/sandbox/clock`;
  const answer = await request.get(clock);
  expect(answer.ok(), 'the sandbox clock is there').toBe(true);
  const { now } = (await answer.json()) as { now: string };
  const evening = end.getTime() + days * DAY_MS - DAY_MS / 4;
  const moved = await request.post(clock, { data: { advance: Math.round((evening - Date.parse(now)) / 1000) } });
  expect(moved.ok(), `going to ${new Date(evening).toISOString()} answers ${moved.status()}`).toBe(true);
}
