import { expect, it } from 'vitest';
import { setFilters } from './page-reader.ts';

it('filters of a list: an empty text, as of a cleared field, filters nothing', () => {
  const filters = { 'payment.vindi_code': '', 'payment.created_from': '', 'client.id': undefined, 'coupon.id': 0 };
  expect(setFilters({ ...filters, 'payment.type': 'buy' })).toEqual([
    ['coupon.id', 0],
    ['payment.type', 'buy'],
  ]);
});
