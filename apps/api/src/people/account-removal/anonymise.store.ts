import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';

type OfClients = { [T in keyof Schema]: 'client_id' extends keyof Schema[T] ? T : never }[keyof Schema];
/** The tables that forget a removed client's rows. */
const forgotten: readonly OfClients[] = [
  'client_address',
  'login_event',
  'earlier_logins',
  'passkey',
  'client_message',
  'content_read',
  'report_position',
  'notification_recipient',
  'notification_preference',
  'trade_follow',
  'trade_alert_choice',
  'portfolio_read',
  'stock_portfolio_read',
  'weekly_summary',
  'weekly_summary_preference',
  'push_subscription',
  'client_visit',
  'mailed_link',
];

/**
 * The client's address and earlier ones, in lower case, as far as no other account has them by now. One that was only
 * asked for may be anybody's.
 */
export async function addressesOf(db: Db, id: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from client where id = ${id}
    union (
      (
        select lower(email) from mailed_link
        where client_id = ${id} and email is not null and (purpose <> 'email' or used_at is not null)
        union select lower(typed.email) from audit_entry, jsonb_array_elements_text(diff -> 'email') typed (email)
        where resource = 'client' and root_resource = 'client' and root_id = ${id} and typed.email is not null
      )
      except select lower(email) from client where id <> ${id} and removed_at is null
      except select lower(email) from staff_user where removed_at is null
    )`.execute(db);
  return rows.map(({ email }) => email);
}

interface Forgotten {
  id: number;
  /** As `addressesOf` tells. */
  emails: readonly string[];
  /** The lookup keys of sealed mails and carts. */
  proofs: readonly string[];
}

/** Removes a client's personal data everywhere. What remains is anonymous: money, products and dates. */
export async function anonymise(db: Db, { id, emails, proofs }: Forgotten, now: Date): Promise<void> {
  await forgetMails(db, id, emails);
  await forgetCarts(db, id, [...emails, ...proofs]);
  await db.deleteFrom('resume_link').where('email_proof', 'in', proofs).execute();
  await forgetJobs(db, emails, proofs);
  for (const table of forgotten) await sql`delete from ${sql.table(table)} where client_id = ${id}`.execute(db);
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
async function forgetMails(db: Db, id: number, emails: readonly string[]): Promise<void> {
  const asked = db
    .selectFrom('mailed_link')
    .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
    .where('client_id', '=', id)
    .where('purpose', '=', 'email');
  await db
    .deleteFrom('mailbox')
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['recipient']), 'in', emails),
        eb(eb.fn<string>('lower', ['recipient']), 'in', asked),
      ]),
    )
    .execute();
}

/** Failed jobs may contain an unsent mail; those of resets, the address that asked. */
async function forgetJobs(db: Db, emails: readonly string[], proofs: readonly string[]): Promise<void> {
  await db
    .deleteFrom('failed_job')
    .where((eb) =>
      eb.or([
        eb(sql<string>`data ->> 'recipient'`, 'in', proofs),
        eb(sql<string>`lower(coalesce(data ->> 'to', data ->> 'email'))`, 'in', emails),
      ]),
    )
    .execute();
  await sql`delete from jobs.job where name = 'reset' and lower(data ->> 'email') = any(${emails})`.execute(db);
}

/** Carts that became a purchase, and those with these addresses: sealed, or in clear by an older node. */
async function forgetCarts(db: Db, id: number, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('checkout_session')
    .set({ cart: null })
    .where((eb) =>
      eb.or([
        eb('client_id', '=', id),
        eb(
          sql<string>`lower(cart ->> 'email')`,
          'in',
          keys.map((key) => key.toLowerCase()),
        ),
      ]),
    )
    .execute();
}
