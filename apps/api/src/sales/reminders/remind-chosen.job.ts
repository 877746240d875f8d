import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import type { JobInput } from '../../jobs/job-input.ts';
import { lockClient } from '../../people/client.store.ts';
import { clientProducts } from '../../products/holdings/holdings.store.ts';
import type { Services } from '../../services.ts';
import { addEndingMail } from './ending-mail.ts';
import * as store from './staff-reminders.store.ts';

/** Mails reminders requested by staff, once each. */
export async function remindChosen(services: Services, { reminderIds }: JobInput['remind_chosen']): Promise<void> {
  for (const id of reminderIds) await inTransaction(services.db, (trx) => mailReminder(services, trx, id));
}

async function mailReminder(services: Services, trx: Trx, id: number): Promise<void> {
  const reminder = await store.takeReminder(trx, id, services.now());
  if (!reminder) return;
  const to = await lockClient(trx, reminder.client_id);
  const products = await clientProducts(trx, reminder.client_id);
  const own = products.find((product) => product.id === reminder.client_product_id);
  // Renewed, cancelled or removed since the request.
  if (!to || !own?.expires_at || own.renewed_by_id !== null || !['active', 'expired'].includes(own.status)) return;
  await addEndingMail(services, trx, { ...to, own });
}
