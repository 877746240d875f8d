import type { SeenFrame } from '@mirante/contract/trading/live-frames.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acknowledging } from './acknowledge.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const at = (sequence: number, epoch = 'e') => ({ epoch, sequence });

it('panel acknowledgements: are sent at most once a second, with the age of each shown notice', () => {
  const sent: SeenFrame['seen'][] = [];
  const acknowledge = acknowledging(({ seen }) => sent.push(seen));
  for (let sequence = 1; sequence <= 50; sequence++) {
    acknowledge.shown([at(sequence)]);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1000);
  expect(sent.length).toBeLessThanOrEqual(6);
  expect(sent.at(-1)!.sequence).toBe(50);
  expect(sent.flatMap(({ ago }) => ago)).toHaveLength(50);
  for (const { ago } of sent) expect(ago).toEqual(ago.toSorted((a, b) => a - b));
});

it('panel acknowledgements: use the interval that the server sets, and omit none', () => {
  const sent: SeenFrame['seen'][] = [];
  const acknowledge = acknowledging(({ seen }) => sent.push(seen));
  acknowledge.setEvery(10_000);
  for (let sequence = 1; sequence <= 30; sequence++) {
    acknowledge.shown([at(sequence)]);
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(10_000);
  expect(sent.length).toBeLessThanOrEqual(4);
  expect(sent.flatMap(({ ago }) => ago)).toHaveLength(30);
});

it('panel acknowledgements: are not sent for a past epoch, or after stopping', () => {
  const sent: SeenFrame['seen'][] = [];
  const acknowledge = acknowledging(({ seen }) => sent.push(seen));
  acknowledge.shown([at(8), at(9)]);
  acknowledge.shown([at(1, 'f')]);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([{ epoch: 'f', sequence: 1, ago: [expect.any(Number)] }]);
  acknowledge.shown([at(2, 'f')]);
  acknowledge.stop();
  vi.advanceTimersByTime(5000);
  expect(sent).toHaveLength(1);
});
