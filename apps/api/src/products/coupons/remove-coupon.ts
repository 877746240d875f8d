import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { refuseHouse } from './house-coupon.ts';
import * as store from './staff-coupons.store.ts';

/** One that payments name stays: it says what they were given. */
export const removeCoupon = ({ db }: Pick<Services, 'db'>, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    refuseHouse(or404(await store.lock(trx, id), 'Cupom'));
    const payments = await store.countPayments(trx, id);
    if (payments > 0) throw inUse(payments);
    await store.remove(trx, id);
  });

const inUse = (payments: number) =>
  new Refusal(
    'coupon_in_use',
    `Este cupom está em ${payments === 1 ? '1 pagamento' : `${payments} pagamentos`} e não pode ser removido. Para encerrá-lo, antecipe a data final.`,
  );
