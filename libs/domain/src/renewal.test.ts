import { expect, test } from 'vitest';
import { renewalProblem } from './renewal.ts';

const own = { status: 'active' as const, renewing_id: null, expires_at: '2026-12-02T02:59:59.000Z' };
const product = { code: 'top_fundos', price: 588, active: true };

test('an active product with an end, at sale, may be renewed', () => {
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
])('one that %s may not, and its owner is told why', (_what, state, sold, why) => {
  expect(renewalProblem({ ...own, ...state }, { ...product, ...sold })).toMatch(why);
});
