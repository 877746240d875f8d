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
  await advance(request, Math.round((evening - Date.parse(now)) / 1000));
}

/** Advances by seconds, with all due jobs done. */
export async function advance(request: APIRequestContext, seconds: number): Promise<void> {
  const moved = await request.post(`${address.api}/sandbox/clock`, { data: { advance: seconds } });
  expect(moved.ok(), `going ${seconds} s ahead answers ${moved.status()}`).toBe(true);
}
