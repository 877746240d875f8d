import { sql } from 'kysely';
import type { Services } from '../services.ts';

const DAY = 86_400_000;

/** Forgets what has no more use: counts, sessions and links long past, abandoned checkouts, keys of old money calls. */
export async function purge({ db, now }: Services): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY);
  await db.deleteFrom('rate_count').where('starts_at', '<', ago(1)).execute();
  await db.deleteFrom('session').where('expires_at', '<', now()).execute();
  await db.deleteFrom('second_factor_offer').where('expires_at', '<', now()).execute();
  await db
    .updateTable('mailed_link')
    .set({ change: null })
    .where('expires_at', '<', now())
    .where('change', 'is not', null)
    .execute();
  await db.deleteFrom('mailed_link').where('expires_at', '<', ago(30)).execute();
  await db.deleteFrom('checkout_session').where('created_at', '<', ago(30)).execute();
  await db.deleteFrom('idempotency').where('created_at', '<', ago(7)).execute();
  await db.deleteFrom('mailbox').where('created_at', '<', ago(30)).execute();
  await sql`delete from outbox where id < (select max(id) from outbox) - 10000`.execute(db);
  await sql`select fold_payment_rollup()`.execute(db);
}
