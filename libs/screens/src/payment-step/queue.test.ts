import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Problem } from '@mirante/contract/problem.ts';
import { queueWords, sendThroughQueue } from './purchase-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const full = (position: number, retry_after: number): Problem => ({
  status: 503,
  code: 'queued',
  detail: '',
  errors: [],
  position,
  retry_after,
});
function given(...answers: (Problem | string)[]) {
  const told: (number | null)[] = [];
  const left = new AbortController();
  const send = vi.fn<() => Promise<string>>(async () => {
    const next = answers.shift()!;
    if (typeof next !== 'string') throw next;
    return next;
  });
  return { told, left, send, end: sendThroughQueue(send, { told: (at) => told.push(at), signal: left.signal }) };
}

it('a purchase that is queued goes again when the server said, and tells its place, until it is its turn', async () => {
  const { told, send, end } = given(full(1200, 20), full(3, 2), 'bought');
  await vi.advanceTimersByTimeAsync(19_000);
  expect([send.mock.calls.length, told]).toEqual([1, [1200]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([send.mock.calls.length, told]).toEqual([2, [1200, 3]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await end).toBe('bought');
});

it('a server that cannot keep up is asked again too; any other refusal is the answer', async () => {
  const refused: Problem = { status: 433, code: 'payment_refused', detail: '', errors: [] };
  const { told, end } = given({ ...full(0, 5), code: 'overloaded', position: undefined as never }, refused);
  const answer = end.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe(refused);
  expect(told).toEqual([null]);
});

it('who leaves the page is not bought for afterwards', async () => {
  const { left, send, end } = given(full(9, 5), 'bought');
  const answer = end.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  left.abort();
  expect(await answer).toMatchObject({ code: 'queued' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('the place is told in people’s words', () => {
  expect(queueWords(1204).title).toBe('Sua posição na fila: 1.204');
  expect(queueWords(null).title).toBe('Há muitos acessos neste momento');
});
