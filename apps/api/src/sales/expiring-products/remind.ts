import type { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import type { Input } from '@mirante/contract/http.ts';
import {
  MAX_REMINDED,
  skipReasonLabels,
  type ReminderCount,
  type SkipReason,
} from '@mirante/domain/sales/expiring-product.ts';
import { integer } from '@mirante/domain/format.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { insertReminders, lockReminders } from '../reminders/staff-reminders.store.ts';
import { readSelection, type Chosen } from './selection.store.ts';

type Asked = Input<typeof expiringProducts.sendReminders>;
/** Reminders that one job mails. */
const CHUNK = 100;

/** What reminding of these would come to now. */
export async function countReminders({ db, now }: Services, asked: Asked): Promise<ReminderCount> {
  return countOf(await chosenAmong(db, asked, now()));
}

/** Asks for a mail about each of these that is not to be skipped, and answers what came of it. */
export const sendReminders = (
  { db, jobs, now: clock }: Services,
  userId: number,
  asked: Asked,
): Promise<ReminderCount> =>
  inTransaction(db, async (trx) => {
    await lockReminders(trx);
    const now = clock();
    const chosen = await chosenAmong(trx, asked, now);
    const due = chosen.filter(({ skip }) => skip === null);
    if (due.length > 0) {
      const ids = await insertReminders(trx, due, { userId, now });
      for (let i = 0; i < ids.length; i += CHUNK)
        await jobs.add(trx, 'remind_chosen', { reminderIds: ids.slice(i, i + CHUNK) });
    }
    return countOf(chosen);
  });

async function chosenAmong(db: Db, asked: Asked, now: Date): Promise<Chosen[]> {
  const chosen = await readSelection(db, asked, now);
  if (chosen.length > MAX_REMINDED)
    throw new Refusal(
      'too_many_recipients',
      `Escolha até ${integer(MAX_REMINDED)} produtos por vez: um período mais curto, ou um só produto.`,
    );
  return chosen;
}

function countOf(chosen: readonly Chosen[]): ReminderCount {
  const due = chosen.filter(({ skip }) => skip === null);
  const reasons = Object.keys(skipReasonLabels) as SkipReason[];
  return {
    mails: due.length,
    people: new Set(due.map(({ client_id }) => client_id)).size,
    skipped: reasons
      .map((reason) => ({ reason, n: chosen.filter(({ skip }) => skip === reason).length }))
      .filter(({ n }) => n > 0),
  };
}
