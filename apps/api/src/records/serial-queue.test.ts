import { expect, it } from 'vitest';
import { serialQueue } from './serial-queue.ts';

it('serial queue: tasks run one after the other in order, also after a failed one', async () => {
  const inTurn = serialQueue();
  const seen: string[] = [];
  let [atOnce, most] = [0, 0];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      most = Math.max(most, (atOnce += 1));
      await new Promise(setImmediate);
      atOnce -= 1;
      seen.push(name);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([seen, most]).toEqual([['a', 'b', 'c'], 1]);
});
