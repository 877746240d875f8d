import type { Input } from '@mirante/contract/http.ts';
import type { refunds } from '@mirante/contract/refunds.ts';
import { brl } from '@mirante/domain/format.ts';
import { toCents } from '@mirante/domain/money.ts';
import type { Refund } from '@mirante/domain/refund.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import { refuseStale } from '../../http/version.ts';
import type { Services } from '../../services.ts';
import * as store from './refunds.store.ts';

interface Edit {
  id: number;
  input: Input<typeof refunds.editRefund>;
  seen: string | undefined;
}

/** Never above what was paid: two who edit refunds of one payment wait for each other. */
export function editRefund({ db, now }: Pick<Services, 'db' | 'now'>, { id, input: { amount, obs }, seen }: Edit): Promise<Refund> {
  return db.transaction().execute(async (trx) => {
    await store.hold(trx, id);
    const refund = or404(await store.find(trx, id), 'Reembolso');
    refuseStale(seen, refund);
    if (toCents(amount) > toCents(refund.limit)) throw aboveWhatWasPaid(refund.limit);
    await store.save(trx, id, { amount, obs: obs === undefined ? refund.obs : obs || null, updated_at: now() });
    return (await store.find(trx, id))!;
  });
}

const aboveWhatWasPaid = (limit: number) =>
  new Refusal(422, 'above_paid', 'O reembolso não pode passar do que foi pago.', { errors: [{ path: 'amount', message: `Não pode passar de ${brl(limit)}, o que foi pago.` }] });
