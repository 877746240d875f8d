import { expect, test } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { openQueue } from './purchase-queue.ts';

/** A queue of one at work and two in their calls, whose works end when told. */
function given() {
  const clock = { at: 0 };
  const enter = openQueue(1, () => clock.at);
  const ends: (() => void)[] = [];
  const served: string[] = [];
  const come = (ticket: string) =>
    enter({ ticket, longest: 2 }, () => {
      served.push(ticket);
      return new Promise<void>((resolve) => ends.push(resolve));
    }).then(
      () => undefined,
      (error: unknown) => error as Refusal,
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async () => {
    ends.shift()!();
    await settled();
  };
  return { clock, come, end, served, settled };
}

test('who comes to a full queue of purchases is told its place and when to come again, and comes no sooner than who came before', async () => {
  const { come, end, served, settled } = given();
  const [a, b, c] = [come('a'), come('b'), come('c')];
  await settled();
  const [d, e] = [(await come('d'))!, (await come('e'))!];
  expect([d.code, d.status, d.headers['retry-after'], d.position]).toEqual(['queued', 503, '2', 4]);
  expect(e.position).toBe(5);
  await end();
  expect((await come('late'))!.position).toBe(5);
  expect((await come('e'))!.position).toBe(4);
  const again = come('d');
  await end();
  await end();
  await end();
  expect(served).toEqual(['a', 'b', 'c', 'd']);
  await Promise.all([a, b, c, again]);
});

test('a place in the queue of purchases is kept for who comes again in time, and given up for who does not', async () => {
  const { clock, come, end, settled } = given();
  for (const ticket of ['a', 'b', 'c']) void come(ticket);
  await settled();
  await come('gone');
  expect((await come('stays'))!.position).toBe(5);
  clock.at += 10_000;
  expect((await come('stays'))!.position).toBe(5);
  clock.at += 10_000;
  expect((await come('stays'))!.position).toBe(4);
  await end();
  expect(await Promise.race([come('stays'), settled().then(() => 'waits in its call')])).toBe('waits in its call');
});

test('a purchase without a key is told the end of the queue, and takes no place in it', async () => {
  const enter = openQueue(1, () => 0);
  const work = () => new Promise<void>(() => undefined);
  for (const _one of [1, 2, 3]) void enter({ ticket: undefined, longest: 2 }, work);
  for (const _again of [1, 2])
    await expect(enter({ ticket: undefined, longest: 2 }, work)).rejects.toMatchObject({ position: 4 });
});
