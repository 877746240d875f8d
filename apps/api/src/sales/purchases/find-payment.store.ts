import type { Db } from '../../database/db.ts';
import { creditedUntil, lacksCredit } from '../upgrade-credits/upgrade-credits.store.ts';
import { attributed } from './settle.store.ts';

export const findPayment = (db: Db, by: { id: number } | { code: string } | { attributed: string }) =>
  db
    .selectFrom('payment')
    .innerJoin('client', 'client.id', 'payment.client_id')
    .select(['payment.id', 'payment.code', 'payment.client_id', 'payment.status', 'payment.method', 'payment.amount'])
    .select(['payment.discount', 'payment.vindi_code', 'payment.confirmed_at', 'client.removed_at'])
    .select([attributed, lacksCredit, creditedUntil])
    .where((eb) => {
      if ('id' in by) return eb('payment.id', '=', by.id);
      if ('code' in by) return eb('payment.code', '=', by.code);
      const attributions = eb
        .selectFrom('discrepancy')
        .select('attributed_to')
        .where('charge_code', '=', by.attributed);
      return eb('payment.id', 'in', attributions);
    })
    .executeTakeFirst();

/** The payment of a charge's money: the one that finance attributed it to, or the one that it names. */
export const findPaymentOf = async (db: Db, { code, reference }: { code: string; reference: string }) =>
  (await findPayment(db, { attributed: code })) ?? findPayment(db, { code: reference });
