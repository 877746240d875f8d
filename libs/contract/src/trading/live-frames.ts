import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';

/** Where the panel's WebSocket is. Its client sends a session's token first, then frames of `ClientFrame`, all as text. */
export const LIVE_PATH = '/api/v1/full-trader/socket';

/** What the server says to a token, as a word alone. All but the first end the connection. */
export const authorizationWords = ['authorized', 'unauthorized', 'expired'] as const;
export type AuthorizationWord = (typeof authorizationWords)[number];

/** Why the server ends a connection. */
export const closeCodes = {
  /** The server stops; another one answers. */
  restart: 1012,
  /** More than one may send, or what nobody sends. */
  policy: 1008,
  unauthorized: 4401,
  /** A person without the trading area. */
  forbidden: 4403,
  expired: 4440,
  /** It reads too slowly; what it missed it gets when it comes back. */
  slow: 4408,
} as const;

/** How far a panel has heard: the notices of an epoch are numbered without gaps, and of another epoch nothing is known. */
export type LivePosition = Pick<TraderNotice, 'epoch' | 'sequence'>;

/** Answers `resume`, after the notices that were missed. */
export interface ResumedFrame {
  position: LivePosition;
  /** False where more was missed than is kept: a snapshot is to be read. */
  recovered: boolean;
  /** A panel says what it shows no more often, in milliseconds. Without it: `SEEN_EVERY_MS`. */
  seen_every_ms?: number;
}

/** Asks for what was missed since. */
export interface ClientFrame {
  resume: LivePosition;
}

/** Says what a panel shows. It is not answered, and a server that counts nothing need not hear it. */
export interface SeenFrame {
  seen: LivePosition & {
    /** How long ago, in milliseconds, it was shown, and those just before it: the newest first. */
    ago: number[];
  };
}
/** A panel says so no more often, unless the server told it of more panels. */
export const SEEN_EVERY_MS = 1000;
/** What came before the last so many is taken to have been shown with them. */
export const MAX_AGO = 100;
