import { couponContexts } from '@mirante/domain/products/coupon.ts';
import {
  couponQuantityKeys,
  couponStates,
  discountTypes,
  type Coupon,
  type CouponRow,
  type DefaultCouponChange,
} from '@mirante/domain/products/coupon-record.ts';
import { del, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';

const query = listQuery({
  sort: [
    'coupon.id',
    'coupon.code',
    'coupon.qt',
    'coupon.usage_count',
    'coupon.starts_at',
    'coupon.expires_at',
    'coupon.created_at',
  ],
  by: 'coupon.created_at',
  order: -1,
  filters: ({ id, oneOf, str }) => ({
    'coupon.id': id(),
    /** Any part of the code. */
    'coupon.code': str().max(40),
    'coupon.qt': oneOf(couponQuantityKeys),
    'coupon.state': oneOf(couponStates),
    'coupon.discount_type': oneOf(discountTypes),
    'coupon.applies_to': oneOf(couponContexts),
    'coupon.is_default': oneOf(['true', 'false']),
    /** Coupons that apply to this product, by naming it or any. */
    'product.id': id(),
  }),
});

const allow = ['financeiro'] as const;
const change = {
  code: 'VERAO2027',
  qt: 100,
  discount_type: 'percent',
  percent: 20,
  starts_at: '2026-12-01',
  expires_at: '2027-01-31',
  applies_to: 'all',
  credit_card: true,
  bank_slip: true,
  pix: true,
  obs: 'Campanha de verão.',
};
const calls = recordCalls('/api/v1/coupons', {
  one: 'um cupom',
  many: 'cupons',
  allow,
  query,
  row: type<CouponRow>(),
  record: type<Coupon>(),
  form: () => import('./coupons.form.ts').then((m) => m.couponInput),
  change: () => import('./coupons.form.ts').then((m) => m.couponChange),
  refuses: { edit: ['house_coupon'], remove: ['house_coupon', 'coupon_in_use'] },
  example: change,
});
export const coupons = {
  listCoupons: calls.list,
  exportCoupons: calls.export,
  getCoupon: calls.get,
  createCoupon: { ...calls.create, example: { ...change, products: [1] } },
  editCoupon: calls.edit,
  removeCoupon: calls.remove,
  setDefaultCoupon: post('/api/v1/coupons-default/:id', {
    what: 'Definir o cupom padrão',
    allow,
    returns: type<DefaultCouponChange>(),
    refuses: ['house_coupon'],
  }),
  unsetDefaultCoupon: del('/api/v1/coupons-default', {
    what: 'Desfazer o cupom padrão',
    allow,
    returns: type<DefaultCouponChange>(),
  }),
  /** Undoes a change of the default: `after` must still be the default, and is replaced with `before`. */
  restoreDefaultCoupon: post('/api/v1/coupons-default', {
    what: 'Restaurar o cupom padrão',
    allow,
    input: () => import('./coupons.form.ts').then((m) => m.defaultCouponForm),
    example: { before: 1, after: null },
    refuses: ['default_coupon_changed', 'house_coupon'],
  }),
  linkCouponProduct: post('/api/v1/coupons/:id/products/:product_id', {
    what: 'Vincular um produto a um cupom',
    allow,
    refuses: ['house_coupon'],
  }),
  /**
   * `If-Match` with `products_version` refuses the call if the products were changed in between. It is needed to unlink
   * the last one, after which the coupon applies to any product.
   */
  unlinkCouponProduct: del('/api/v1/coupons/:id/products/:product_id', {
    what: 'Desvincular um produto de um cupom',
    allow,
    refuses: ['edit_conflict', 'house_coupon', 'last_coupon_product'],
  }),
  listCouponChanges: calls.changes,
};
