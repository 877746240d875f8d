import type { JobName } from './job-input.ts';
import type { QueueOptions, QueuePolicy } from 'pg-boss';

interface QueueRule extends QueueOptions {
  policy: QueuePolicy;
  /** When it runs by itself, in UTC. */
  cron?: string;
}

/** A scheduled job never runs twice at once, and never waits twice. */
const singleton: QueueRule = { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 };

export const queues: Record<JobName, QueueRule> = {
  // Mails hold links, so what was sent is forgotten soon. Tries go on for about a day.
  mail: {
    policy: 'standard',
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 7200,
    expireInSeconds: 60,
    deleteAfterSeconds: 60,
  },
  reset: {
    policy: 'standard',
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: 60,
  },
  void: {
    policy: 'standard',
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 7200,
    expireInSeconds: 60,
    deleteAfterSeconds: 60,
  },
  refund: {
    policy: 'standard',
    retryLimit: 60,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 7200,
    expireInSeconds: 60,
    deleteAfterSeconds: 60,
  },
  reconcile: { ...singleton, cron: '* * * * *' },
  expire: { ...singleton, cron: '* * * * *' },
  end_access: { ...singleton, cron: '* * * * *' },
  remind: { ...singleton, cron: '*/5 * * * *' },
  purge: { ...singleton, cron: '17 * * * *' },
};
