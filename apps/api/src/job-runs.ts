import { voidCharge } from './people/account-removal/void.job.ts';
import { askRefund } from './sales/client-products/refund.job.ts';
import { expire } from './sales/purchases/expire.job.ts';
import { reconcile } from './sales/purchases/reconcile.job.ts';
import { processLeftovers } from './sales/webhooks/inbox.ts';
import { remind } from './sales/reminders/remind.job.ts';
import { mailReset } from './access/recovery/reset.job.ts';
import type { JobRuns } from './jobs/jobs.ts';
import { purge } from './jobs/purge.ts';

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
