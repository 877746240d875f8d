import { expect, test } from 'vitest';
import { refundCan, refundStates } from './refund.ts';

const statesOf = (act: keyof typeof refundCan, reversed: boolean) =>
  refundStates.filter((state) => refundCan[act]({ state, reversed }));

test.each([
  ['editAmount', ['asked'], ['asked']],
  ['retry', ['failed'], []],
  ['markByHand', ['asked', 'failed'], []],
  ['remove', ['asked', 'returned', 'failed', 'by_hand'], ['asked', 'returned', 'failed', 'by_hand']],
] as const)('refund: %s is for %j, and for %j once the bank has reversed its payment', (act, owed, reversed) => {
  expect(statesOf(act, false)).toEqual(owed);
  expect(statesOf(act, true)).toEqual(reversed);
});
