import { expect, test } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { openQueue } from './purchase-queue.ts';

/** A queue with one worker and two waiting calls, whose work is ended by the test. */
function given() {
  const clock = { at: 0 };
  const { enter, close } = openQueue(1, () => clock.at);
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
  return { clock, come, end, served, settled, close };
}

test('the full purchase queue refuses a buyer with a place and a retry time, in order of arrival', async () => {
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

test('a purchase queue place is kept for a buyer who retries in time, and released otherwise', async () => {
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

test('the full purchase queue gives no place to a purchase without an idempotency key', async () => {
  const { enter } = openQueue(1, () => 0);
  const work = () => new Promise<void>(() => undefined);
  for (const _one of [1, 2, 3]) void enter({ ticket: undefined, longest: 2 }, work);
  for (const _again of [1, 2])
    await expect(enter({ ticket: undefined, longest: 2 }, work)).rejects.toMatchObject({ position: 4 });
});

test('the purchase queue of a process that ends refuses who waits, at once, and completes who has begun', async () => {
  const { come, end, served, settled, close } = given();
  const [begun, ...waiting] = [come('begun'), come('b'), come('c')];
  await settled();
  close();
  for (const refused of await Promise.all([...waiting, come('late')]))
    expect(refused).toMatchObject({ code: 'queued', status: 503, headers: { 'retry-after': '2' } });
  await end();
  expect(await begun).toBeUndefined();
  expect(served).toEqual(['begun']);
});
