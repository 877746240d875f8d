import type { Duplex } from 'node:stream';
import { WebSocket, type RawData } from 'ws';
import type { ConnectionSlot } from './accept-upgrades.ts';

/** Frames of any kind per connection within a time. */
const MAX_FRAMES = 20;
const FRAMES_MS = 10_000;

/** Called with the socket as `this`. */
interface Listeners {
  error(this: LiveSocket): void;
  close(this: LiveSocket): void;
  ping(this: LiveSocket): void;
  pong(this: LiveSocket): void;
  message(this: LiveSocket, data: RawData, isBinary: boolean): void;
}

/**
 * A connection, and a panel once authorized. Its state is on the object and its listeners are shared: a closure, timer
 * or map entry for each is what ten thousand connections would cost.
 */
export class LiveSocket extends WebSocket {
  /** The underlying stream, for writing prepared frames. */
  stream!: Duplex;
  place!: ConnectionSlot;
  /** The time limit of the token. */
  late: NodeJS.Timeout | undefined = undefined;
  /** In hex; empty before authorization. */
  tokenHash = '';
  owner = '';
  /** Of a view, its client. */
  viewed = '';
  /** When its session or right may end by the clock alone, in milliseconds since 1970. */
  endsAt = 0;
  /** Since when its buffer is not drained, by `performance.now`; 0 while it is. */
  behindSince = 0;
  isAlive = true;
  /** The acknowledged position. */
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
