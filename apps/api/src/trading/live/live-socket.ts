import type { Duplex } from 'node:stream';
import { WebSocket, type RawData } from 'ws';
import type { ConnectionSlot } from './accept-upgrades.ts';

/** Frames of one connection within a time, of whatever kind. */
const MAX_FRAMES = 20;
const FRAMES_MS = 10_000;

/** Called on the socket. */
interface Listeners {
  error(this: LiveSocket): void;
  close(this: LiveSocket): void;
  ping(this: LiveSocket): void;
  pong(this: LiveSocket): void;
  message(this: LiveSocket, data: RawData, isBinary: boolean): void;
}

/**
 * A connection, and a panel once it is authorized. What belongs to it lies on it, and its listeners are everybody's: a closure, a timer or an entry
 * of a map for each of them is what ten thousand cost.
 */
export class LiveSocket extends WebSocket {
  /** Below it: what is written here goes out as it stands. */
  stream!: Duplex;
  place!: ConnectionSlot;
  /** Until it shows a token. */
  late: NodeJS.Timeout | undefined = undefined;
  /** Hex; none before it is authorized. */
  tokenHash = '';
  owner = '';
  /** When its session or what opens it may end by the clock alone, in milliseconds since 1970. */
  endsAt = 0;
  /** Since when it has not taken what was written, by `performance.now`; 0 while it keeps up. */
  behindSince = 0;
  isAlive = true;
  /** How far it has shown. */
  shownEpoch = '';
  shownSequence = 0;
  private framesSince = 0;
  private frames = 0;

  listen(listeners: Listeners): void {
    for (const [event, listener] of Object.entries(listeners)) this.on(event, listener as () => void);
  }

  /** Counts a frame. */
  isWithinRate(): boolean {
    const now = performance.now();
    if (now - this.framesSince > FRAMES_MS) [this.framesSince, this.frames] = [now, 0];
    this.frames += 1;
    return this.frames <= MAX_FRAMES;
  }
}
