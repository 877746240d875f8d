import { expect, it, vi } from 'vitest';
import { RETRY_MS, RETRY_SPREAD_MS } from './delays.ts';
import { snapshotReader } from './snapshot-reader.ts';

function failing() {
  const read = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('unavailable')));
  const later = vi.fn<(ms: number, act: () => void) => void>();
  return { read, later, reader: snapshotReader({ read, isEnded: () => false, later }) };
}

it('snapshot: panels whose reads failed at the same moment do not all repeat them at the same moment', async () => {
  const panels = Array.from({ length: 20 }, failing);
  for (const { reader } of panels) reader.read();
  await vi.waitFor(() => panels.forEach(({ later }) => expect(later).toHaveBeenCalledOnce()));
  const delays = panels.map(({ later }) => later.mock.lastCall![0]);
  expect(new Set(delays).size).toBeGreaterThan(1);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(RETRY_MS);
  expect(Math.max(...delays)).toBeLessThanOrEqual(RETRY_MS + RETRY_SPREAD_MS);
});

it('snapshot: reads that fail while a retry is due do not add another', async () => {
  const { reader, read, later } = failing();
  for (let n = 0; n < 3; n += 1) reader.read();
  await Promise.allSettled(read.mock.results.map(({ value }) => value));
  expect([read.mock.calls.length, later.mock.calls.length]).toEqual([3, 1]);
  later.mock.lastCall![1]();
  await vi.waitFor(() => expect([read.mock.calls.length, later.mock.calls.length]).toEqual([4, 2]));
});
