import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import { expect, test } from './test.ts';

const CLOCK = `${address.api}/sandbox/clock`;
const DAY_MS = 86_400_000;

/** So many days after an end of a day, in its evening, with everything done that is due by then. Skips the test where time cannot be moved, as in production. */
export async function goTo(request: APIRequestContext, end: Date, days: number): Promise<void> {
  const answer = await request.get(CLOCK);
  test.skip(answer.status() === 404, 'this deployment has no clock that can be put forward');
  const { now } = (await answer.json()) as { now: string };
  const evening = end.getTime() + days * DAY_MS - DAY_MS / 4;
  const moved = await request.post(CLOCK, { data: { advance: Math.round((evening - Date.parse(now)) / 1000) } });
  expect(moved.ok(), `going to ${new Date(evening).toISOString()} answers ${moved.status()}`).toBe(true);
}
