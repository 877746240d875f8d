import type { JobRuns } from './jobs.ts';
import { purge } from './purge.ts';

/** What each job does. */
export const jobRuns: JobRuns = {
  mail: ({ mailer }, mail) => mailer.send(mail),
  reconcile: async () => undefined,
  expire: async () => undefined,
  purge,
};
