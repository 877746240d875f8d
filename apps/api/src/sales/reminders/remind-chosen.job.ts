import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { forEachRow } from '../../jobs/batch.ts';
import type { JobInput } from '../../jobs/job-input.ts';
import { lockClient } from '../../people/client.store.ts';
import { clientProducts } from '../../products/holdings/holdings.store.ts';
import type { Services } from '../../services.ts';
import { addEndingMail } from './ending-mail.ts';
import * as store from './staff-reminders.store.ts';

/** Mails reminders requested by staff, once each. Throws if not all could be mailed: the next try sends those left. */
export async function remindChosen(services: Services, { reminderIds }: JobInput['remind_chosen']): Promise<void> {
  const { failed } = await forEachRow(services, 'remind_chosen', reminderIds, (id) =>
    inTransaction(services.db, (trx) => mailReminder(services, trx, id)),
  );
  if (failed > 0) throw new Error(`${failed} reminders could not be mailed`);
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
