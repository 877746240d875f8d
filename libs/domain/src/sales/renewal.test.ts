import { expect, test } from 'vitest';
import { isUrgent, offersRenewal, renewalProblem } from './renewal.ts';

const own = { status: 'active' as const, renewing_id: null, expires_at: '2026-12-02T02:59:59.000Z' };
const product = { code: 'top_fundos', price: 588, active: true };

test('renewalProblem: an active product with an expiry, on sale, can be renewed', () => {
  expect(renewalProblem(own, product)).toBeUndefined();
});

test.each<[string, Partial<Parameters<typeof renewalProblem>[0]>, object, RegExp]>([
  ['is expired', { status: 'expired' }, {}, /produto ativo/],
  ['was cancelled', { status: 'cancelled' }, {}, /produto ativo/],
  ['waits for its first payment', { status: 'pending_payment' }, {}, /produto ativo/],
  ['is renewing already', { renewing_id: 7 }, {}, /aguardando confirmação/],
  ['ended while its renewal waits', { status: 'expired', renewing_id: 7 }, {}, /aguardando confirmação/],
  ['never ends', { expires_at: null }, { code: 'casa_vitalicio' }, /vitalício/],
  ['is agreed in person', {}, { code: 'casa_consultoria' }, /suporte/],
  ['is free', {}, { price: 0 }, /suporte/],
  ['is no longer at sale', {}, { active: false }, /suporte/],
])('renewalProblem: one that %s cannot, with the reason', (_what, state, sold, why) => {
  expect(renewalProblem({ ...own, ...state }, { ...product, ...sold })).toMatch(why);
});

test.each([
  [
    'what is active and ends',
    { status: 'active', renewing_id: null, expires_at: '2027-01-01T00:00:00Z' },
    { price: 100 },
    true,
  ],
  [
    'what is no longer at sale, so that its owner is told whom to ask',
    { status: 'active', renewing_id: null, expires_at: '2027-01-01T00:00:00Z' },
    undefined,
    true,
  ],
  ['what is free', { status: 'active', renewing_id: null, expires_at: '2027-01-01T00:00:00Z' }, { price: 0 }, false],
  ['what is for life', { status: 'active', renewing_id: null, expires_at: null }, { price: 100 }, false],
  ['what is renewing', { status: 'active', renewing_id: 7, expires_at: '2027-01-01T00:00:00Z' }, { price: 100 }, false],
  [
    'what has expired',
    { status: 'expired', renewing_id: null, expires_at: '2026-01-01T00:00:00Z' },
    { price: 100 },
    false,
  ],
] as const)('offersRenewal: %s: %o %o %s', (_what, acquired, sold, offered) => {
  expect(offersRenewal(acquired, sold)).toBe(offered);
});

test.each([
  ['2027-01-21T02:59:59Z', true],
  ['2027-01-22T02:59:59Z', false],
  ['2026-11-01T12:00:00Z', true],
  [null, false],
])('isUrgent: an expiry at %s on 21 November: %s', (expires_at, urgent) => {
  expect(isUrgent({ expires_at }, new Date('2026-11-21T12:00:00Z'))).toBe(urgent);
});
