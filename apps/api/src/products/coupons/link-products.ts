import { or404, Refusal } from '../../http/refusal.ts';
import { refuseStale } from '../../records/version.ts';
import type { Services } from '../../services.ts';
import { refuseHouse } from './house-coupon.ts';
import * as store from './staff-coupons.store.ts';

type Writing = Pick<Services, 'db' | 'now'>;

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
    await store.link(trx, id, [product_id]);
  });

/** Without its last product the coupon applies to any, which only a caller who has seen its products can ask for. */
export const unlinkProduct = (
  { db, now }: Writing,
  { id, product_id, seen }: Link & { seen: string | undefined },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    refuseHouse(or404(await store.lock(trx, id), 'Cupom'));
    const coupon = or404(await store.find(trx, id, now()), 'Cupom');
    refuseStale(seen, { ...coupon, version: coupon.products_version });
    or404(await store.unlink(trx, id, product_id), 'Vínculo');
    if (seen === undefined && coupon.products.length === 1) throw lastProduct();
  });

const lastProduct = () =>
  new Refusal(
    'last_coupon_product',
    'É o único produto do cupom: sem ele, o cupom passa a valer para qualquer produto. Se for o que deseja, envie em If-Match a versão dos produtos.',
  );
