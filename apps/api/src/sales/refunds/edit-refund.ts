import type { Input } from '@mirante/contract/http.ts';
import type { refunds } from '@mirante/contract/sales/refunds.ts';
import { brl } from '@mirante/domain/format.ts';
import { toCents } from '@mirante/domain/money.ts';
import type { Refund } from '@mirante/domain/sales/refund.ts';
import { edited, type Editing } from '../../records/edited.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './refunds.store.ts';

interface Edit extends Editing {
  input: Input<typeof refunds.editRefund>;
}

/** Never above what was paid: two who edit refunds of one payment wait for each other. */
export const editRefund = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { input: { amount, obs }, ...editing }: Edit,
): Promise<Refund> =>
  edited(db, { what: 'Reembolso', ...store }, editing, async (trx, refund) => {
    if (toCents(amount) > toCents(refund.limit)) throw aboveWhatWasPaid(refund.limit);
    await store.save(trx, editing.id, { amount, obs, updated_at: now() });
  });

const aboveWhatWasPaid = (limit: number) =>
  new Refusal('above_paid', 'O reembolso não pode passar do que foi pago.', {
    errors: [{ path: 'amount', message: `Não pode passar de ${brl(limit)}, o que foi pago.` }],
  });
