import { expect, it } from 'vitest';
import { batchLoader } from './batch-loader.ts';

/** Look-ups that are completed by the test. */
function lookUps() {
  const begun: { keys: string[]; end: (error?: Error) => void }[] = [];
  const find = batchLoader(
    (keys: string[]) =>
      new Promise<string[]>((resolve, reject) => {
        begun.push({ keys, end: (error) => (error ? reject(error) : resolve(keys.map((key) => key.toUpperCase()))) });
      }),
  );
  return { begun, find };
}

it('batch loader: keys requested during a lookup are batched into the next one, each with its own result', async () => {
  const { begun, find } = lookUps();
  const first = find('a');
  const next = ['b', 'c', 'a'].map(find);
  expect(begun.map(({ keys }) => keys)).toEqual([['a']]);
  begun[0]!.end();
  expect(await first).toBe('A');
  expect(begun.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'a']]);
  begun[1]!.end();
  expect(await Promise.all(next)).toEqual(['B', 'C', 'A']);
});

it('batch loader: a key is never answered by a lookup that began before the request', async () => {
  const { begun, find } = lookUps();
  const first = find('a');
  const again = find('a');
  begun[0]!.end();
  await first;
  expect(begun).toHaveLength(2);
  begun[1]!.end();
  expect(await again).toBe('A');
});

it('batch loader: a failed lookup rejects its own keys alone', async () => {
  const { begun, find } = lookUps();
  const first = find('a');
  const next = find('b');
  begun[0]!.end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  begun[1]!.end();
  expect(await next).toBe('B');
});
