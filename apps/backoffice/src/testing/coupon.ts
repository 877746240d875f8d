import type { Coupon } from '@mirante/domain/products/coupon-record.ts';

export const fundos = { id: 2, code: 'top_fundos', name: 'Top Fundos', image: null, active: true };
export const trader = { id: 5, code: 'full_trader', name: 'Full Trader', image: null, active: true };
export const verao: Coupon = {
  id: 7,
  code: 'VERAO2027',
  qt: 3,
  usage_count: 0,
  is_default: false,
  staff_only: false,
  discount_type: 'percent',
  percent: 20,
  amount: null,
  starts_at: '2026-01-01',
  expires_at: null,
  state: 'valid',
  applies_to: 'all',
  credit_card: true,
  bank_slip: true,
  pix: true,
  all_products: true,
  created_at: '2026-01-01T12:00:00Z',
  payment_type: 'all',
  obs: null,
  products: [],
  version: 'v1',
  products_version: 'p1',
};
/** The answers that the pages of a coupon need. */
export const couponAnswers = (coupon: Partial<Coupon> = {}) => ({
  'GET /api/v1/coupons/7': { body: { ...verao, ...coupon } },
  'GET /api/v1/coupons/7/changes': { body: [] },
  'GET /api/v1/products': { body: { items: [fundos, trader], total: 2 } },
});
