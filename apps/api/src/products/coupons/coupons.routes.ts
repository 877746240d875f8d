import type { coupons } from '@mirante/contract/products/coupons.ts';
import { sendCsv } from '../../records/csv.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { couponCsv } from './coupons.csv.ts';
import * as keep from './keep-coupons.ts';
import { createCoupon, editCoupon } from './save-coupon.ts';
import * as store from './staff-coupons.store.ts';

export const couponRoutes: Handlers<typeof coupons> = {
  listCoupons: ({ input, ...services }) => store.list(services, input),
  exportCoupons: (call) =>
    sendCsv(call, { resource: 'coupon', name: 'cupons', columns: couponCsv, rows: store.list.all(call, call.input) }),
  getCoupon: async ({ db, params, now }) => or404(await store.find(db, params.id, now()), 'Cupom'),
  createCoupon: ({ input, ...services }) => createCoupon(services, input),
  editCoupon: ({ params, input, seen, ...services }) => editCoupon(services, { id: params.id, input, seen }),
  removeCoupon: ({ params, ...services }) => keep.removeCoupon(services, params.id),
  setDefaultCoupon: ({ params, ...services }) => keep.setDefault(services, params.id),
  unsetDefaultCoupon: (services) => keep.unsetDefault(services),
  linkCouponProduct: ({ params, ...services }) => keep.linkProduct(services, params),
  unlinkCouponProduct: ({ params, ...services }) => keep.unlinkProduct(services, params),
  listCouponChanges: changesOf('coupon'),
};
