import type { DefaultCouponChange } from '@mirante/domain/products/coupon-record.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { refuseHouse } from './house-coupon.ts';
import * as store from './staff-coupons.store.ts';

type Writing = Pick<Services, 'db'>;

/** Of concurrent calls, the last wins, and there are never two. */
export const setDefaultCoupon = ({ db }: Writing, id: number): Promise<DefaultCouponChange> =>
  changeDefault(db, async (trx) => {
    refuseHouse(or404(await store.lock(trx, id), 'Cupom'));
    return id;
  });

export const unsetDefaultCoupon = ({ db }: Writing): Promise<DefaultCouponChange> =>
  changeDefault(db, () => Promise.resolve(null));

/** Restores by which coupon is the default: concurrent edits of their terms are kept. */
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

/** `choose` returns the new default's id, null for none. */
const changeDefault = (
  db: Db,
  choose: (trx: Db, current: DefaultCouponChange['before']) => Promise<number | null>,
): Promise<DefaultCouponChange> =>
  inTransaction(db, async (trx) => {
    await store.lockDefault(trx);
    const before = await store.findDefault(trx);
    const id = await choose(trx, before);
    await store.unsetDefault(trx, id);
    if (id !== null) await store.save(trx, id, { is_default: true });
    return { before, after: await store.findDefault(trx) };
  });
