import type { JobName } from './job-input.ts';
import type { QueueOptions, QueuePolicy } from 'pg-boss';

interface QueueRule extends QueueOptions {
  policy: QueuePolicy;
  deadLetter: string;
  /** Its schedule, in UTC. Due jobs have none (due-jobs.ts). */
  cron?: string;
}

/** The queue of jobs that failed their last attempt, recorded from there for people. */
export const DEAD_LETTERS = 'dead_letters';
const deadLetter = DEAD_LETTERS;

/** A process that was killed holds its singletons' queues for this long, until the next monitoring. */
export const HEARTBEAT_SECONDS = 30;

/** A scheduled or due job never runs or waits twice. */
const singleton: QueueRule = {
  policy: 'exclusive',
  retryLimit: 0,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 300,
  deleteAfterSeconds: 3600,
  deadLetter,
};

/** Its input may name people: it is deleted soon after. */
const retried = {
  policy: 'standard',
  deadLetter,
  retryBackoff: true,
  expireInSeconds: 60,
  deleteAfterSeconds: 60,
} satisfies QueueRule;

/** Retries go on for about a day. */
const retriedForADay: QueueRule = { ...retried, retryLimit: 20, retryDelay: 5, retryDelayMax: 7200 };

/** Waits out any outage: by default, what waits for two weeks is deleted without a word. */
export const KEPT_SECONDS = 10 * 366 * 24 * 3600;
const moving: QueueRule = { ...retriedForADay, retentionSeconds: KEPT_SECONDS };

export const queues: Record<JobName, QueueRule> = {
  // A mail contains links.
  mail: retriedForADay,
  reset: { ...retried, retryLimit: 5, retryDelay: 2 },
  remind_chosen: { ...retried, retryLimit: 5, retryDelay: 5, expireInSeconds: 300 },
  void: moving,
  // Then people decide.
  refund: moving,
  return_money: { ...moving, retryLimit: 60 },
  reconcile: singleton,
  // At night in São Paulo.
  reconcile_confirmed: { ...singleton, expireInSeconds: 7200, cron: '40 5 * * *' },
  expire: singleton,
  end_access: singleton,
  remind: { ...singleton, cron: '*/5 * * * *' },
  send_resume_links: singleton,
  publish: singleton,
  notify: { ...retried, retryLimit: 5, retryDelay: 2, expireInSeconds: 120 },
  push: singleton,
  compare_books: { ...singleton, expireInSeconds: 7200, cron: '10 7 * * *' },
  fold: singleton,
  check_invariants: { ...singleton, expireInSeconds: 7200, cron: '20 6 * * *' },
  extract_text: { ...retried, retryLimit: 3, retryDelay: 5, expireInSeconds: 300 },
  extract_texts: { ...singleton, expireInSeconds: 1800, cron: '*/10 * * * *' },
  // Just after midnight in São Paulo, and once more in case it failed.
  publish_record_root: { ...singleton, expireInSeconds: 1800, cron: '5 3,9 * * *' },
  // From Monday morning in São Paulo, and again until Tuesday evening in case no process ran until then.
  weekly_summary: { ...singleton, expireInSeconds: 7200, cron: '0,20,40 11-23 * * 1,2' },
  purge: { ...singleton, cron: '17 * * * *' },
  sweep_files: { ...singleton, expireInSeconds: 3600, cron: '37 * * * *' },
  load_quotes: { ...singleton, expireInSeconds: 1800 },
  // After the market's close in São Paulo, at midnight, and before the morning's first reader.
  fetch_quotes: { ...singleton, expireInSeconds: 3600, cron: '30 0,3,9 * * *' },
};
