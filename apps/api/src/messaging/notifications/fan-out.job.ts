import { inTransaction } from '../../database/in-transaction.ts';
import { forEachRow } from '../../jobs/batch.ts';
import type { Services } from '../../services.ts';
import * as store from './fan-out.store.ts';

/**
 * Notifies of contents whose publishing time has come, and completes what another process began. Once each, however
 * often and wherever it runs.
 */
export async function publish(services: Services): Promise<void> {
  const { db, now } = services;
  while ((await store.alertContents(db, now())).length > 0);
  const due = await store.dueNotifications(db, now()).execute();
  await forEachRow(services, 'publish', due, ({ id }) => fanOut(services, id));
  if (due.length > 0) await services.jobs.add(db, 'push', {});
}

/** Sends a notification to its audience, unless cancelled. */
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
