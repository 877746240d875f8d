import { readFileSync, readdirSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, isOutdated, isPassword, withPlaceForCheck, setHashCost } from './passwords.ts';

setHashCost();

it('passwords: a hash verifies its own password alone', async () => {
  const stored = await hashPassword('segredo-da-ana');
  expect(isOutdated(stored)).toBe(false);
  expect(await Promise.all([isPassword('segredo-da-ana', stored), isPassword('segredo-da-anA', stored)])).toEqual([
    true,
    false,
  ]);
  expect(await isPassword('no one has this password', undefined)).toBe(false);
});

it('passwords: an invalid hash is an error, and the worker goes on with the next one', async () => {
  await expect(isPassword('segredo-da-ana', 'no hash')).rejects.toThrow();
  expect(await isPassword('a', await hash('a', { memoryCost: 64, timeCost: 1 }))).toBe(true);
});

it("passwords: hashing beyond the queue's size is refused at once", async () => {
  const stored = await hashPassword('segredo-da-ana');
  const ends = await Promise.allSettled(Array.from({ length: 80 }, () => isPassword('segredo-da-ana', stored)));
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBe(61);
});

it('passwords: a login reserves its place in the queue, or is refused before it begins', async () => {
  const stored = await hashPassword('segredo-da-ana');
  let begun = 0;
  let running = 0;
  let mostRunning = 0;
  const logIn = () =>
    withPlaceForCheck(async () => {
      begun += 1;
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      return isPassword('segredo-da-ana', stored).finally(() => (running -= 1));
    });
  const ends = await Promise.allSettled(Array.from({ length: 60 }, logIn));
  expect([begun, ends.filter(({ status }) => status === 'fulfilled').length]).toEqual([40, 40]);
  expect(mostRunning).toBe(4);
  expect(ends.at(-1)).toMatchObject({ reason: { code: 'overloaded' } });
  expect(await logIn()).toBe(true);
});

it.runIf(process.platform === 'linux')('passwords: hashing runs at a lower thread priority', async () => {
  await hashPassword('segredo-da-ana');
  const niceOf = (task: string) =>
    Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]!.split(' ')[16]);
  const all = readdirSync('/proc/self/task').map(niceOf);
  expect(Math.max(...all)).toBe(19);
  expect(niceOf(String(process.pid))).toBeLessThan(19);
});
