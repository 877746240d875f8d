import type { TraderTopic } from '@mirante/domain/trading/trader-notice.ts';

/** The delay of a retry in milliseconds, and the number of retries before the user must ask. */
export const RETRY_MS = 5000;
export const MAX_RETRIES = 7;
/** Retries are spread, so that a returning server is not hit by all at once. */
export const RETRY_SPREAD_MS = 1000;

/** How often a panel checks that it is in sync, and the time limit of the answer: a dead connection is silent. */
export const PROBE_MS = 25_000;
export const ANSWER_MS = 10_000;

/** The delays, in milliseconds, before a list is refetched after a notice without its row. */
export const refetchDelays: Record<TraderTopic, readonly [least: number, most: number]> = {
  trigger: [100, 2000],
  live: [500, 2500],
  rp: [500, 2500],
  finished: [800, 3500],
  board: [200, 2100],
};

/** Between the notice of an expired session and its end. */
export const LOG_OUT_MS = 2000;

/** The time for a leader to answer: beyond it, it is frozen, and another tab takes the lead. */
export const LEADER_MS = 3000;
/** A leader that is connecting is asked again after this. */
export const LEADER_DUE_MS = 10_000;
/** Spreads the tabs that wait for a leader. */
export const LEADER_SPREAD_MS = 1000;
