import { LONGEST_PERIOD } from '@mirante/domain/house/overview.ts';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { forEachRow } from './batch.ts';

const DAY = 86_400_000;

/**
 * Deletes what is no longer needed: old counts, sessions and links, input of abandoned checkouts and later the
 * checkouts, what guests of unpaid orders typed, keys of old idempotent calls.
 */
export async function purge(services: Services): Promise<void> {
  const { db, now } = services;
  const ago = (days: number) => new Date(now().getTime() - days * DAY);
  const steps = [
    () => db.deleteFrom('rate_count').where('starts_at', '<', ago(1)).execute(),
    // An expired session keeps its push subscription: ending a session removes it.
    () =>
      db
        .updateTable('push_subscription')
        .set({ session_hash: null })
        .where('session_hash', 'in', (eb) =>
          eb.selectFrom('session').select('token_hash').where('expires_at', '<', now()),
        )
        .execute(),
    () => db.deleteFrom('push_delivery').where('next_try_at', '<', ago(1)).execute(),
    () => db.deleteFrom('session').where('expires_at', '<', now()).execute(),
    () => db.deleteFrom('passkey_challenge').where('expires_at', '<', now()).execute(),
    () => db.deleteFrom('second_factor_offer').where('expires_at', '<', now()).execute(),
    () =>
      db
        .updateTable('mailed_link')
        .set({ change: null })
        .where('expires_at', '<', now())
        .where('change', 'is not', null)
        .execute(),
    () => db.deleteFrom('resume_link').where('expires_at', '<', now()).execute(),
    () => db.deleteFrom('mailed_link').where('expires_at', '<', ago(30)).execute(),
    () =>
      db
        .updateTable('checkout_session')
        .set({ cart: null })
        .where('created_at', '<', ago(30))
        .where('cart', 'is not', null)
        .execute(),
    // Their steps count as long as the funnel looks back.
    () => db.deleteFrom('checkout_session').where('created_at', '<', ago(LONGEST_PERIOD)).execute(),
    () =>
      db
        .updateTable('purchase_intent')
        .set({ change: null, payer: null })
        .where((eb) => eb.or([eb('change', 'is not', null), eb('payer', 'is not', null)]))
        .where('payment_id', 'in', (eb) => eb.selectFrom('payment').select('id').where('created_at', '<', ago(30)))
        .execute(),
    () => db.deleteFrom('idempotency').where('created_at', '<', ago(7)).execute(),
    () => db.deleteFrom('mailbox').where('created_at', '<', ago(30)).execute(),
    () => db.deleteFrom('notice_delivery').where('at', '<', ago(30)).execute(),
    () => db.deleteFrom('failed_job').where('failed_at', '<', ago(60)).execute(),
    () => sql`delete from outbox where id < (select max(id) from outbox) - 10000`.execute(db),
  ];
  await forEachRow(services, 'purge', steps, (step) => step());
}
