import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { refuseHouse } from './house-coupon.ts';
import * as store from './staff-coupons.store.ts';

type Writing = Pick<Services, 'db'>;

interface Link {
  id: number;
  product_id: number;
}

export const linkProduct = ({ db }: Writing, { id, product_id }: Link): Promise<void> =>
  db.transaction().execute(async (trx) => {
    refuseHouse(or404(await store.lock(trx, id), 'Cupom'));
    or404(
      await trx.selectFrom('product').select('id').where('id', '=', product_id).forKeyShare().executeTakeFirst(),
      'Produto',
    );
    await store.link(trx, id, product_id);
  });

export const unlinkProduct = ({ db }: Writing, { id, product_id }: Link): Promise<void> =>
  db.transaction().execute(async (trx) => {
    refuseHouse(or404(await store.lock(trx, id), 'Cupom'));
    or404(await store.unlink(trx, id, product_id), 'Vínculo');
  });
