import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

const now = new Date('2026-07-02T12:00:00Z');
const acquired = (over: Partial<ClientProduct>): ClientProduct => ({
  id: 1,
  product_id: 6,
  product_code: 'mirante_completo',
  product_name: 'Mirante Completo',
  product_logo: null,
  status: 'active',
  created_at: '2026-01-01T03:00:00Z',
  starts_at: '2026-01-01T03:00:00Z',
  expires_at: '2027-01-01T03:00:00Z',
  renewed_from_id: null,
  renewed_by_id: null,
  renewing_id: null,
  renewal_id: null,
  cancel_at: null,
  cancel_reason_name: null,
  cancel_reason: null,
  payment_id: null,
  ...over,
});

it('timeline: one row per product, oldest first', () => {
  const { rows } = timelineOf(
    [
      acquired({ id: 3 }),
      acquired({ id: 2, status: 'expired', starts_at: '2025-01-01T00:00:00Z', expires_at: '2026-01-01T00:00:00Z' }),
      acquired({ id: 1, product_code: 'top_fundos', product_name: 'Top Fundos' }),
    ],
    now,
  );
  expect(rows.map(({ product_name, spans }) => [product_name, spans.map(({ id }) => id)])).toEqual([
    ['Mirante Completo', [2, 3]],
    ['Top Fundos', [1]],
  ]);
});

it('timeline: spans the year of the first start to the year after the last end', () => {
  const { years, today, rows } = timelineOf([acquired({})], now);
  expect(years).toEqual([
    { year: 2026, at: 0 },
    { year: 2027, at: 50 },
  ]);
  expect(Math.round(today)).toBe(25);
  expect(rows[0]?.spans[0]).toMatchObject({ from: 0, width: 50 });
});

it("timeline: ends with the year of the term's last second in São Paulo, before and after midnight UTC", () => {
  const lastOf2026 = acquired({ expires_at: '2027-01-01T02:59:59Z' });
  for (const at of ['2026-12-31T23:59:59Z', '2027-01-01T02:59:59Z'])
    expect(timelineOf([lastOf2026], new Date(at)).years).toEqual([{ year: 2026, at: 0 }]);
});

it('timeline: a product without expiry extends to the end', () => {
  const [span] = timelineOf([acquired({ expires_at: null })], now).rows[0]!.spans;
  expect(span).toMatchObject({ from: 0, width: 100, ends: null });
});

it('timeline: an unpaid product extends from its purchase to today', () => {
  const [span] = timelineOf(
    [acquired({ status: 'pending_payment', created_at: '2026-06-02T12:00:00Z', starts_at: null, expires_at: null })],
    now,
  ).rows[0]!.spans;
  expect(span!.from + span!.width).toBeCloseTo(
    ((Date.parse('2026-07-02T12:00:00Z') - Date.UTC(2026, 0, 1, 3)) / (Date.UTC(2027, 0) - Date.UTC(2026, 0))) * 100,
  );
});

it('timeline: a cancelled acquisition ends on its cancellation day', () => {
  const [span] = timelineOf([acquired({ status: 'cancelled', cancel_at: '2026-03-01T00:00:00Z' })], now).rows[0]!.spans;
  expect(span?.ends).toBe('2026-03-01T00:00:00Z');
});

it('timeline: shows at most eight years', () => {
  const { years } = timelineOf([acquired({ starts_at: '2004-05-01T00:00:00Z' })], now);
  expect(years.length).toBeLessThanOrEqual(8);
  expect(years.map(({ year }) => year).slice(0, 3)).toEqual([2004, 2007, 2010]);
});

it('timeline: handles a client without products', () => {
  expect(timelineOf([], now).rows).toEqual([]);
});
