import { inTransaction } from '../../database/in-transaction.ts';
import { forEachRow } from '../../jobs/batch.ts';
import type { Services } from '../../services.ts';
import * as store from './fan-out.store.ts';

/** Tells of contents whose moment has come, and of whatever another process began to tell and did not end. Each once, whoever runs this and how often. */
export async function publish(services: Services): Promise<void> {
  const { db, now } = services;
  while ((await store.alertContents(db, now())).length > 0);
  const due = await store.dueNotifications(db, now());
  await forEachRow(services, 'publish', due, (id) => fanOut(services, id));
  if (due.length > 0) await services.jobs.add(db, 'push', {});
}

/** Tells a notification to all whom it reaches, unless it was taken back. */
export async function notify(services: Services, notificationId: number): Promise<void> {
  await fanOut(services, notificationId);
  await services.jobs.add(services.db, 'push', {});
}

async function fanOut({ db, now }: Pick<Services, 'db' | 'now'>, id: number): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const from: number = after;
    after = await inTransaction(db, async (trx) => {
      const target = await store.lockDue(trx, id, now());
      if (!target) return undefined;
      await store.markSent(trx, id, now());
      const last = await store.notifyNextBatch(trx, { id, after: from, now: now(), ...target });
      if (last === undefined) await store.complete(trx, id, now());
      return last;
    });
  }
}
