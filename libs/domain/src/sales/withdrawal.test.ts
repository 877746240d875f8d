import { expect, it } from 'vitest';
import { refundProgress, withdrawalOf } from './withdrawal.ts';

const own = { status: 'active', starts_at: '2026-11-20T15:00:00Z' } as const;
const paid = { method: 'pix', amount: 529.2, guest: false, attributed: false } as const;

it('withdrawal: is open until the end of the seventh day in São Paulo', () => {
  expect(withdrawalOf(own, paid, new Date('2026-11-28T02:59:59Z'))).toEqual({
    until: '2026-11-28T02:59:59.000Z',
    amount: 529.2,
    method: 'pix',
  });
  expect(withdrawalOf(own, paid, new Date('2026-11-28T02:59:59.999Z'))).not.toBeNull();
  expect(withdrawalOf(own, paid, new Date('2026-11-28T03:00:00Z'))).toBeNull();
});

it('withdrawal: of a boleto, which is known up to two business days later, is open for longer', () => {
  const until = withdrawalOf(own, { ...paid, method: 'bank_slip' }, new Date('2026-11-28T03:00:00Z'))?.until;
  expect(until).toBe('2026-12-02T02:59:59.000Z');
});

it('withdrawal: needs an active product that its own client paid for', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(withdrawalOf(own, { ...paid, method: null }, now)).toBeNull();
  expect(withdrawalOf({ ...own, status: 'cancelled' }, paid, now)).toBeNull();
  expect(withdrawalOf({ ...own, starts_at: null }, paid, now)).toBeNull();
  expect(withdrawalOf(own, undefined, now)).toBeNull();
  expect(withdrawalOf(own, { ...paid, amount: 0 }, now)).toBeNull();
  expect(withdrawalOf(own, { ...paid, guest: true }, now)).toBeNull();
  expect(withdrawalOf(own, { ...paid, attributed: true }, now)).toBeNull();
});

it.each([
  ['asked', 0, 'Em andamento'],
  ['sent', 100, 'Em andamento, R$\u00a0100,00 já devolvidos'],
  ['returned', 529.2, 'R$\u00a0529,20'],
  ['by_hand', 529.2, 'R$\u00a0529,20'],
] as const)('refund progress: %s with %d refunded is shown as %s', (state, refunded, words) => {
  expect(refundProgress(state, refunded)).toBe(words);
});
