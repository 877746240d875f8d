import type { TraderTopic } from '@mirante/domain/trading/trader-notice.ts';

/** Between the end of a connection and the next try, in milliseconds, and how many tries there are until it is left to the reader. */
export const RETRY_MS = 5000;
export const MAX_RETRIES = 7;
/** Tries are spread by up to this, so that a server that comes back is not asked by all at once. */
export const RETRY_SPREAD_MS = 1000;

/** A panel asks whether it is in step this often, and an answer takes this long at most: a dead line tells nobody that it is dead. */
export const PROBE_MS = 25_000;
export const ANSWER_MS = 10_000;

/** Who hears of a change without its row reads the list anew, within these milliseconds. */
export const refetchDelays: Record<TraderTopic, readonly [least: number, most: number]> = {
  trigger: [100, 2000],
  live: [500, 2500],
  rp: [500, 2500],
  finished: [800, 3500],
  board: [200, 2100],
};

/** Between the words that a session is over, and its end. */
export const LOG_OUT_MS = 2000;

/** A tab that leads answers the others within this: one that does not is frozen, and another takes the lead. */
export const LEADER_MS = 3000;
/** One that says that it connects is asked again after this. */
export const LEADER_DUE_MS = 10_000;
/** Those that wait for a leader do not all take the lead at once. */
export const LEADER_SPREAD_MS = 1000;
