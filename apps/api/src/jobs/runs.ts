import { voidCharge } from '../features/account-removal/void.job.ts';
import { askRefund } from '../features/client-products/refund.job.ts';
import { expire } from '../features/purchases/expire.job.ts';
import { reconcile } from '../features/purchases/reconcile.job.ts';
import { processLeftovers } from '../features/webhooks/inbox.ts';
import { remind } from '../features/reminders/remind.job.ts';
import { mailReset } from '../features/recovery/reset.job.ts';
import type { JobRuns } from './jobs.ts';
import { purge } from './purge.ts';

/** What each job does. */
export const jobRuns: JobRuns = {
  mail: ({ mailer }, mail) => mailer.send(mail),
  reset: mailReset,
  void: voidCharge,
  refund: askRefund,
  reconcile: async (services) => {
    await processLeftovers(services);
    await reconcile(services);
  },
  expire,
  remind,
  purge,
};
