import { expect, test } from 'vitest';
import { clientProductCan, clientProductStatuses, statusAt, type ClientProduct } from './client-product.ts';

const now = new Date('2026-11-29T12:00:00Z');
const at = (status: ClientProduct['status'], rest: Partial<ClientProduct> = {}) =>
  ({ status, renewing_id: null, renewed_by_id: null, expires_at: null, ...rest }) as ClientProduct;
const statusesOf = (act: keyof typeof clientProductCan, rest?: Partial<ClientProduct>) =>
  clientProductStatuses.filter((status) => clientProductCan[act](at(status, rest)));

test('acquisition: which actions its status allows', () => {
  expect(statusesOf('renew')).toEqual(['active']);
  expect(statusesOf('cancel')).toEqual(['active']);
  expect(statusesOf('changeExpiry')).toEqual(['active', 'expired']);
  expect(statusesOf('buyAgain')).toEqual(['no_payment', 'cancelled', 'expired']);
});

test('acquisition: one whose renewal waits for its payment is not renewed again, and one that was renewed not extended', () => {
  expect(statusesOf('renew', { renewing_id: 2 })).toEqual([]);
  expect(statusesOf('changeExpiry', { renewed_by_id: 3 })).toEqual(['active']);
});

test.each([
  ['active', '2026-11-29T12:00:01Z', 'active'],
  ['active', '2026-11-29T12:00:00Z', 'expired'],
  ['active', null, 'active'],
  ['cancelled', '2026-11-29T12:00:01Z', 'cancelled'],
] as const)('acquisition: %s until %s, it is %s', (status, expires_at, expected) => {
  expect(statusAt(at(status, { expires_at }), now)).toBe(expected);
});
