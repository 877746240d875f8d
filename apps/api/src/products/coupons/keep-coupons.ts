import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { refuseHouse } from './house-coupon.ts';
import * as store from './staff-coupons.store.ts';

type Writing = Pick<Services, 'db'>;

/** One that payments name stays: it says what they were given. */
export const removeCoupon = ({ db }: Writing, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    refuseHouse(or404(await store.hold(trx, id), 'Cupom'));
    const payments = await store.countPayments(trx, id);
    if (payments > 0) throw inUse(payments);
    await store.remove(trx, id);
  });

const inUse = (payments: number) =>
  new Refusal(
    'coupon_in_use',
    `Este cupom está em ${payments === 1 ? '1 pagamento' : `${payments} pagamentos`} e não pode ser removido. Para encerrá-lo, antecipe a data final.`,
  );

/** Of any number who set one at once, the last one's stays, and never are there two. */
export const setDefault = ({ db }: Writing, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await store.holdDefault(trx);
    refuseHouse(or404(await store.hold(trx, id), 'Cupom'));
    await store.unsetDefault(trx, id);
    await store.save(trx, id, { is_default: true });
  });

export const unsetDefault = ({ db }: Writing): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await store.holdDefault(trx);
    await store.unsetDefault(trx);
  });

interface Link {
  id: number;
  product_id: number;
}

export const linkProduct = ({ db }: Writing, { id, product_id }: Link): Promise<void> =>
  db.transaction().execute(async (trx) => {
    refuseHouse(or404(await store.hold(trx, id), 'Cupom'));
    or404(
      await trx.selectFrom('product').select('id').where('id', '=', product_id).forKeyShare().executeTakeFirst(),
      'Produto',
    );
    await store.link(trx, id, product_id);
  });

export const unlinkProduct = ({ db }: Writing, { id, product_id }: Link): Promise<void> =>
  db.transaction().execute(async (trx) => {
    refuseHouse(or404(await store.hold(trx, id), 'Cupom'));
    or404(await store.unlink(trx, id, product_id), 'Vínculo');
  });
