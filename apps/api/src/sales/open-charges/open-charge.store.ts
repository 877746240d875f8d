import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';

export const findCharge = (db: Db, id: number) =>
  db
    .selectFrom('payment')
    .select(['id', 'code', 'status', 'method', 'due_at', 'vindi_code'])
    .where('id', '=', id)
    .executeTakeFirst();

export const findLink = (db: Db, id: number) =>
  db
    .selectFrom('payment')
    .select(['method', 'due_at', 'bank_slip_url', 'bank_slip_line', 'link_sent_at', 'link_sent_by'])
    .where('id', '=', id)
    .executeTakeFirst();

interface Payable {
  method: PaymentMethod;
  due_at: Date | null;
  bank_slip_url: string | null;
  bank_slip_line: string | null;
}
/** A Pix has a page at once, a boleto once the gateway created it. */
export const isPayable = (
  { method, due_at: due, bank_slip_url: url, bank_slip_line: line }: Payable,
  now: Date,
): boolean =>
  due !== null && due > now && (method === 'pix' || (method === 'bank_slip' && url !== null && line !== null));

export const markLinkSent = (
  trx: Trx,
  id: number,
  { by, now }: { by: 'email' | 'whatsapp'; now: Date },
): Promise<unknown> =>
  trx.updateTable('payment').set({ link_sent_at: now, link_sent_by: by }).where('id', '=', id).execute();
