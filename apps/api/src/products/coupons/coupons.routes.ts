import type { coupons } from '@mirante/contract/products/coupons.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import {
  couponContextLabels,
  couponStateStyles,
  couponWords,
  discountTypeLabels,
  paymentTypeLabel,
  paymentTypeOf,
  type CouponRow,
} from '@mirante/domain/products/coupon-record.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf, type CsvColumns } from '../../records/csv.ts';
import { creates, edits, file, finds, lists } from '../../records/handlers.ts';
import { labelsOf } from '@mirante/domain/records/words.ts';
import { linkProduct, unlinkProduct } from './link-products.ts';
import { removeCoupon } from './remove-coupon.ts';
import { insertCoupon, saveCoupon } from './save-coupon.ts';
import { restoreDefaultCoupon, setDefaultCoupon, unsetDefaultCoupon } from './set-default-coupon.ts';
import * as store from './staff-coupons.store.ts';

const writes = {
  state: labelsOf(couponStateStyles),
  discount_type: discountTypeLabels,
  starts_at: day,
  expires_at: day,
  applies_to: couponContextLabels,
  created_at: dayTime,
};
const columns: CsvColumns<CouponRow> = [
  ...columnsOf<CouponRow>(couponWords, writes, [
    'id',
    'code',
    'state',
    'is_default',
    'staff_only',
    'qt',
    'usage_count',
    'discount_type',
    'percent',
    'amount',
    'starts_at',
    'expires_at',
    'applies_to',
  ]),
  [couponWords.file.payment_type, (coupon) => paymentTypeLabel(paymentTypeOf(coupon))],
  ...columnsOf<CouponRow>(couponWords, writes, ['all_products', 'created_at']),
];

export const couponRoutes: Handlers<typeof coupons> = {
  listCoupons: lists(store.list),
  exportCoupons: file('coupon', 'cupons', { list: store.list, columns }),
  getCoupon: finds('coupon', store),
  createCoupon: creates(store, insertCoupon),
  editCoupon: edits('coupon', store, saveCoupon),
  removeCoupon: ({ params, ...services }) => removeCoupon(services, params.id),
  setDefaultCoupon: ({ params, ...services }) => setDefaultCoupon(services, params.id),
  unsetDefaultCoupon,
  restoreDefaultCoupon: ({ input, ...services }) => restoreDefaultCoupon(services, input),
  linkCouponProduct: ({ params, ...services }) => linkProduct(services, params),
  unlinkCouponProduct: ({ params, seen, ...services }) => unlinkProduct(services, { ...params, seen }),
  listCouponChanges: changesOf('coupon'),
};
