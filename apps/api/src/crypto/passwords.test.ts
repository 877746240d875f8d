import { readFileSync, readdirSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, isOutdated, isPassword, refuseIfChecksFull } from './passwords.ts';

it('a password opens what was made of it, and nothing else', async () => {
  const stored = await hashPassword('segredo-da-ana');
  expect(isOutdated(stored)).toBe(false);
  expect(await Promise.all([isPassword('segredo-da-ana', stored), isPassword('segredo-da-anA', stored)])).toEqual([
    true,
    false,
  ]);
  expect(await isPassword('no one has this password', undefined)).toBe(false);
});

it('a hash that nothing was made of is an error, and the next password is checked', async () => {
  await expect(isPassword('segredo-da-ana', 'no hash')).rejects.toThrow();
  expect(await isPassword('a', await hash('a', { memoryCost: 64, timeCost: 1 }))).toBe(true);
});

it('passwords beyond the queue are refused at once, and who would only be refused is told before', async () => {
  const stored = await hashPassword('segredo-da-ana');
  const ends = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword('segredo-da-ana', stored)));
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBe(41);
  const waiting = Array.from({ length: 41 }, () => isPassword('segredo-da-ana', stored));
  expect(refuseIfChecksFull).toThrow('Há muitos acessos neste momento.');
  await Promise.all(waiting);
  expect(refuseIfChecksFull).not.toThrow();
});

it.runIf(process.platform === 'linux')('the thread of passwords gives way to all others', async () => {
  await hashPassword('segredo-da-ana');
  const niceOf = (task: string) =>
    Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]!.split(' ')[16]);
  const all = readdirSync('/proc/self/task').map(niceOf);
  expect(Math.max(...all)).toBe(10);
  expect(niceOf(String(process.pid))).toBeLessThan(10);
});
