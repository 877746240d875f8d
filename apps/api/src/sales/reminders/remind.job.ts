import { opensFor } from '../../products/entitlements/entitlements.store.ts';
import { lockClient } from '../../people/client.store.ts';
import { clientProducts } from '../../products/holdings/holdings.store.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { forEachBatch } from '../../jobs/batch.ts';
import { addEndingMail } from './ending-mail.ts';
import type { Services } from '../../services.ts';
import { pointsAt, type ReminderPoint } from './reminders.rules.ts';
import * as store from './reminders.store.ts';

/**
 * Reminds clients of expiring products 30, 7 and 1 days before, and on the day. Once per interval, however often and
 * wherever it runs.
 */
export async function remind(services: Services): Promise<void> {
  for (const point of pointsAt(services.now()))
    await forEachBatch(
      services,
      'remind',
      (last: store.DueReminder | undefined) => store.dueReminders(services.db, point, last),
      (due) => inTransaction(services.db, (trx) => remindOnce(services, trx, due, point)),
    );
}

async function remindOnce(
  services: Services,
  trx: Db,
  due: store.DueReminder,
  { days, after, until }: ReminderPoint,
): Promise<void> {
  // Renewing, cancelling and removing hold this lock: what is read under it is valid for the mail.
  const to = await lockClient(trx, due.client_id);
  const products = await clientProducts(trx, due.client_id);
  const own = products.find(({ id }) => id === due.id);
  const end = own?.expires_at ? new Date(own.expires_at) : undefined;
  if (
    !to ||
    !own ||
    !end ||
    end <= after ||
    end > until ||
    own.renewed_by_id !== null ||
    !(own.status === 'active' || (own.status === 'expired' && days === 0))
  )
    return;
  // Another product of the client includes it for longer. It is reminded of if that ends sooner after all.
  if (await opensFor(trx, due.client_id, due.product_id, end)) return;
  const now = services.now();
  if (!(await store.insertReminder(trx, { client_product_id: own.id, expires_at: end, days, created_at: now }))) return;
  await addEndingMail(services, trx, { ...to, own });
}
