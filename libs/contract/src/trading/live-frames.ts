import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';

/** The path of the panel's WebSocket. Its client sends a session token first, then `ClientFrame`s, all as text. */
export const LIVE_PATH = '/api/v1/full-trader/socket';

/** The server's response to a token, as a bare word. All but the first are followed by closing the connection. */
export const authorizationWords = ['authorized', 'unauthorized', 'expired'] as const;
export type AuthorizationWord = (typeof authorizationWords)[number];

/** The server's close codes. */
export const closeCodes = {
  /** The server is stopping; another one takes over. */
  restart: 1012,
  /** A limit was exceeded, a message malformed, or no token sent. */
  policy: 1008,
  unauthorized: 4401,
  /** The user does not have the trading area. */
  forbidden: 4403,
  expired: 4440,
  /** The client reads too slowly; it gets the missed notices on reconnecting. */
  slow: 4408,
} as const;

/**
 * How far a panel has received notices: they are numbered without gaps within an epoch, and positions in another epoch
 * are unknown.
 */
export type LivePosition = Pick<TraderNotice, 'epoch' | 'sequence'>;

/** The response to `resume`, after the missed notices. */
export interface ResumedFrame {
  position: LivePosition;
  /** False if more was missed than is kept: a snapshot has to be read. */
  recovered: boolean;
  /** The minimum interval of a panel's `seen` frames, in milliseconds; by default `SEEN_EVERY_MS`. */
  seen_every_ms?: number;
}

/** Requests the notices after a position. */
export interface ClientFrame {
  resume: LivePosition;
}

/** Reports what a panel shows. It has no response, and may be ignored by servers that count nothing. */
export interface SeenFrame {
  seen: LivePosition & {
    /** How long ago, in milliseconds, this notice and those just before it were shown: newest first. */
    ago: number[];
  };
}
/** The default interval of `seen` frames; with many panels the server sets a longer one. */
export const SEEN_EVERY_MS = 1000;
/** The maximum length of `ago`: earlier notices count as shown together with these. */
export const MAX_AGO = 100;
