import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { refuseHouse } from './house-coupon.ts';
import * as store from './staff-coupons.store.ts';

type Writing = Pick<Services, 'db'>;

/** Of any number who set one at once, the last one's stays, and never are there two. */
export const setDefaultCoupon = ({ db }: Writing, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await store.holdDefault(trx);
    refuseHouse(or404(await store.hold(trx, id), 'Cupom'));
    await store.unsetDefault(trx, id);
    await store.save(trx, id, { is_default: true });
  });

export const unsetDefaultCoupon = ({ db }: Writing): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await store.holdDefault(trx);
    await store.unsetDefault(trx);
  });
