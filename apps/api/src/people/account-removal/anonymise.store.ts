import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/**
 * Removes a client's personal data everywhere. What remains is anonymous: money, products and dates. `proof` is the
 * lookup key of sealed mails and carts.
 */
export async function anonymise(
  db: Db,
  { id, email, proof }: { id: number; email: string; proof: string },
  now: Date,
): Promise<void> {
  await forgetMails(db, id, email);
  await forgetCarts(db, id, email, proof);
  await db.deleteFrom('resume_link').where('email_proof', '=', proof).execute();
  await forgetJobs(db, email, proof);
  await db.deleteFrom('client_address').where('client_id', '=', id).execute();
  await db.deleteFrom('login_event').where('client_id', '=', id).execute();
  await db.deleteFrom('passkey').where('client_id', '=', id).execute();
  await db.deleteFrom('client_message').where('client_id', '=', id).execute();
  await db.deleteFrom('content_read').where('client_id', '=', id).execute();
  await db.deleteFrom('report_position').where('client_id', '=', id).execute();
  await db.deleteFrom('notification_recipient').where('client_id', '=', id).execute();
  await db.deleteFrom('notification_preference').where('client_id', '=', id).execute();
  await db.deleteFrom('trade_follow').where('client_id', '=', id).execute();
  await db.deleteFrom('trade_alert_choice').where('client_id', '=', id).execute();
  await db.deleteFrom('portfolio_read').where('client_id', '=', id).execute();
  await db.deleteFrom('stock_portfolio_read').where('client_id', '=', id).execute();
  await db.deleteFrom('weekly_summary').where('client_id', '=', id).execute();
  await db.deleteFrom('weekly_summary_preference').where('client_id', '=', id).execute();
  await db.deleteFrom('push_subscription').where('client_id', '=', id).execute();
  await db.deleteFrom('client_visit').where('client_id', '=', id).execute();
  await db.deleteFrom('mailed_link').where('client_id', '=', id).execute();
  await db
    .updateTable('purchase_intent')
    .set({ change: null, payer: null })
    .where('payment_id', 'in', db.selectFrom('payment').select('id').where('client_id', '=', id))
    .execute();
  await db
    .updateTable('erasure_request')
    .set((eb) => ({ reason: null, closed_at: eb.fn.coalesce('closed_at', eb.val(now)) }))
    .where('client_id', '=', id)
    .execute();
  // Free text by staff or the client.
  await db.updateTable('client_product').set({ obs: null, cancel_reason: null }).where('client_id', '=', id).execute();
  await db
    .updateTable('expiry_log')
    .set({ obs: null })
    .where('client_product_id', 'in', db.selectFrom('client_product').select('id').where('client_id', '=', id))
    .execute();
  const payments = db.selectFrom('payment').select('id').where('client_id', '=', id);
  await db
    .updateTable('discrepancy')
    .set({ note: null })
    .where((eb) => eb.or([eb('payment_id', 'in', payments), eb('attributed_to', 'in', payments)]))
    .execute();
  await db.updateTable('refund').set({ obs: null }).where('client_id', '=', id).execute();
  await db
    .updateTable('client')
    .set({
      name: 'Cliente removido',
      email: `removido-${id}@conta.invalid`,
      cpf: null,
      birth_date: null,
      phone: null,
      cell_phone: null,
      gender: null,
      password_hash: 'removed',
      must_change_password: false,
      password_expires_at: null,
      vindi_id: null,
      email_confirmed_at: null,
      removed_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** The local mailbox, and that of a pending new address. */
async function forgetMails(db: Db, id: number, email: string): Promise<void> {
  const asked = db
    .selectFrom('mailed_link')
    .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
    .where('client_id', '=', id)
    .where('purpose', '=', 'email');
  await db
    .deleteFrom('mailbox')
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['recipient']), '=', email.toLowerCase()),
        eb(eb.fn<string>('lower', ['recipient']), 'in', asked),
      ]),
    )
    .execute();
}

/** Failed jobs may contain an unsent mail; those of resets, the address that asked. */
async function forgetJobs(db: Db, email: string, proof: string): Promise<void> {
  const address = email.toLowerCase();
  await db
    .deleteFrom('failed_job')
    .where((eb) =>
      eb.or([
        eb(sql<string>`data ->> 'recipient'`, '=', proof),
        eb(sql<string>`lower(coalesce(data ->> 'to', data ->> 'email'))`, '=', address),
      ]),
    )
    .execute();
  await sql`delete from jobs.job where name = 'reset' and lower(data ->> 'email') = ${address}`.execute(db);
}

/** Carts that became a purchase, and those with this address: sealed, or in clear by an older node. */
async function forgetCarts(db: Db, id: number, email: string, proof: string): Promise<void> {
  await db
    .updateTable('checkout_session')
    .set({ cart: null })
    .where((eb) =>
      eb.or([
        eb('client_id', '=', id),
        eb(sql<string>`lower(cart ->> 'email')`, 'in', [email.toLowerCase(), proof.toLowerCase()]),
      ]),
    )
    .execute();
}
