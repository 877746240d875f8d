import { expect, it, vi } from 'vitest';
import { sendAlone } from './send-alone.ts';

const refused = () => Promise.reject(new Error('refused'));

it('sendAlone: an order beside one in flight for the same thing is not sent, and shares its outcome', async () => {
  const outcome = Promise.withResolvers<void>();
  const other = vi.fn<() => Promise<void>>();
  const all = Promise.allSettled([sendAlone('renewal', () => outcome.promise), sendAlone('renewal', other)]);
  outcome.reject(new Error('refused'));
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(other).not.toHaveBeenCalled();
});

it('sendAlone: an order for something else is sent once the one in flight has its outcome', async () => {
  const outcome = Promise.withResolvers<void>();
  const first = sendAlone('renewal', () => outcome.promise);
  const other = vi.fn<() => Promise<void>>(async () => undefined);
  const second = sendAlone('purchase', other);
  await Promise.resolve();
  expect(other).not.toHaveBeenCalled();
  outcome.reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(other).toHaveBeenCalledOnce();
});

it('sendAlone: the next order for the same thing is sent after a refusal', async () => {
  await expect(sendAlone('renewal', refused)).rejects.toThrow('refused');
  const next = vi.fn<() => Promise<void>>(async () => undefined);
  await sendAlone('renewal', next);
  expect(next).toHaveBeenCalledOnce();
});
