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
function queuePurchase(...answers: (Problem | string)[]) {
  const positions: (number | null)[] = [];
  const controller = new AbortController();
  const send = vi.fn<() => Promise<string>>(async () => {
    const next = answers.shift()!;
    if (typeof next !== 'string') throw next;
    return next;
  });
  return {
    positions,
    controller,
    send,
    end: sendThroughQueue(send, { onPosition: (at) => positions.push(at), signal: controller.signal }),
  };
}

it('purchase queue: a queued purchase is retried when the server said, showing its place, until its turn', async () => {
  const { positions, send, end } = queuePurchase(full(1200, 20), full(3, 2), 'bought');
  await vi.advanceTimersByTimeAsync(19_000);
  expect([send.mock.calls.length, positions]).toEqual([1, [1200]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([send.mock.calls.length, positions]).toEqual([2, [1200, 3]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await end).toBe('bought');
});

it('purchase queue: an overloaded server is retried too; any other refusal is final', async () => {
  const refused: Problem = { status: 433, code: 'payment_refused', detail: '', errors: [] };
  const { positions, end } = queuePurchase(
    { ...full(0, 5), code: 'overloaded', position: undefined as never },
    refused,
  );
  const answer = end.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe(refused);
  expect(positions).toEqual([null]);
});

it('purchase queue: a buyer who leaves the page does not buy afterwards', async () => {
  const { controller, send, end } = queuePurchase(full(9, 5), 'bought');
  const answer = end.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort();
  expect(await answer).toMatchObject({ code: 'queued' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('purchase queue: the place has a readable text', () => {
  expect(queueWords(1204).title).toBe('Sua posição na fila: 1.204');
  expect(queueWords(null).title).toBe('Há muitos acessos neste momento');
});
