import { expect, test } from 'vitest';
import { hasReceipt } from './payment.ts';

test.each([
  ['a paid one', {}, true],
  ['one of a cent', { net: 0.01 }, true],
  ['a pending one', { status: 'pending' }, false],
  ["a guest's", { guest: true }, false],
  ['one of nothing', { net: 0 }, false],
] as const)('payment: whether %s has a receipt', (_what, of, has) => {
  expect(hasReceipt({ status: 'paid', guest: false, net: 100, ...of })).toBe(has);
});
