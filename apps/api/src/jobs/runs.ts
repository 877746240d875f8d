import { mailReset } from '../features/recovery/reset.job.ts';
import type { JobRuns } from './jobs.ts';
import { purge } from './purge.ts';

/** What each job does. */
export const jobRuns: JobRuns = {
  mail: ({ mailer }, mail) => mailer.send(mail),
  reset: mailReset,
  reconcile: async () => undefined,
  expire: async () => undefined,
  purge,
};
