import { expect, it, vi } from 'vitest';
import { sendAlone } from './send-alone.ts';

it('sendAlone: an order beside one in flight is not sent, and shares its outcome', async () => {
  const outcome = Promise.withResolvers<void>();
  const other = vi.fn<() => Promise<void>>();
  const all = Promise.allSettled([sendAlone(() => outcome.promise), sendAlone(other)]);
  outcome.reject(new Error('refused'));
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(other).not.toHaveBeenCalled();
});

it('sendAlone: the next order is sent once the first has its outcome', async () => {
  await expect(sendAlone(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  const next = vi.fn<() => Promise<void>>(async () => undefined);
  await sendAlone(next);
  expect(next).toHaveBeenCalledOnce();
});
