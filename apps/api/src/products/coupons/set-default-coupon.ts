import type { DefaultCouponChange } from '@mirante/domain/products/coupon-record.ts';
import type { Db } from '../../database/db.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { refuseHouse } from './house-coupon.ts';
import * as store from './staff-coupons.store.ts';

type Writing = Pick<Services, 'db'>;

/** Of any number who set one at once, the last one's stays, and never are there two. */
export const setDefaultCoupon = ({ db }: Writing, id: number): Promise<DefaultCouponChange> =>
  changeDefault(db, async (trx) => {
    refuseHouse(or404(await store.lock(trx, id), 'Cupom'));
    return id;
  });

export const unsetDefaultCoupon = ({ db }: Writing): Promise<DefaultCouponChange> =>
  changeDefault(db, () => Promise.resolve(null));

/** Goes by which coupon is the default: terms of either that were edited meanwhile stay as edited. */
export async function restoreDefaultCoupon(
  { db }: Writing,
  { before = null, after = null }: { before?: number | null | undefined; after?: number | null | undefined },
): Promise<void> {
  await changeDefault(db, async (trx, current) => {
    if ((current?.id ?? null) !== after) throw changed();
    if (before === null) return null;
    const coupon = await store.lock(trx, before);
    if (!coupon) throw changed();
    refuseHouse(coupon);
    return before;
  });
}

const changed = () =>
  new Refusal('default_coupon_changed', 'O cupom padrão mudou de novo, ou o anterior foi removido. Nada foi desfeito.');

/** `choose` answers the id of the new default, null for none. */
const changeDefault = (
  db: Db,
  choose: (trx: Db, current: DefaultCouponChange['before']) => Promise<number | null>,
): Promise<DefaultCouponChange> =>
  db.transaction().execute(async (trx) => {
    await store.lockDefault(trx);
    const before = await store.findDefault(trx);
    const id = await choose(trx, before);
    await store.unsetDefault(trx, id);
    if (id !== null) await store.save(trx, id, { is_default: true });
    return { before, after: await store.findDefault(trx) };
  });
