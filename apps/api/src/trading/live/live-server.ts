import {
  closeCodes,
  type AuthorizationWord,
  type ClientFrame,
  type LivePosition,
} from '@mirante/contract/trading/live-frames.ts';
import type { FastifyInstance } from 'fastify';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData } from 'ws';
import { hashOf } from '../../crypto/tokens.ts';
import { batchLoader } from '../../database/batch-loader.ts';
import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import { liveSessionsOf } from './live-sessions.store.ts';
import { countDeliveries, acknowledgeInterval } from './count-deliveries.ts';
import { LiveSocket } from './live-socket.ts';
import { openFeed } from './notice-feed.ts';
import { PanelHub, write } from './panel-hub.ts';
import { textFrame } from './text-frame.ts';
import { acceptUpgrades, type ConnectionSlot } from './accept-upgrades.ts';
import { watchPanels } from './watch-panels.ts';

/** A token or a position. */
const MAX_FRAME_BYTES = 4096;
const MAX_PIECES = 16;
/** The time limit for the token. */
const TOKEN_MS = 10_000;
/** Panels per person, times RATE_LIMIT_FACTOR. */
const MAX_OF_ONE = 5;
const HEARTBEAT_MS = 30_000;
const SWEEP_MS = 1000;
/** The time for the last data and the close handshake. */
const LEAVE_MS = 1000;
/** Separate, as the types lack some server options. */
const serverOptions = {
  noServer: true,
  maxPayload: MAX_FRAME_BYTES,
  maxFragments: MAX_PIECES,
  perMessageDeflate: false,
  closeTimeout: LEAVE_MS,
  WebSocket: LiveSocket,
};
const AUTHORIZED = textFrame('authorized' satisfies AuthorizationWord);

/**
 * Serves the panel's WebSocket beside the calls of `app`. A connection is a panel: it sends a session's token, is
 * authorized or refused, then gets every notice of the trading area until its session, its right or this process ends.
 */
export async function serveLive(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const hub = new PanelHub();
  const deliveries = countDeliveries(services);
  const feed = await openFeed(services, (frame, notice) => {
    deliveries.sent(notice, hub.panels.size);
    void hub.broadcast(frame);
  });
  const server = new WebSocketServer<typeof LiveSocket>(serverOptions);
  const standingOf = batchLoader(async (hashes: Buffer[]) => {
    const found = await liveSessionsOf(services, hashes);
    return hashes.map((hash) => found.get(hash.toString('hex')));
  });
  const watch = watchPanels(hub, services, end);

  acceptUpgrades(app, config, (request, stream, head, take) =>
    server.handleUpgrade(request, stream, head, (socket) => accept(socket, stream, take())),
  );

  const listeners = { error: terminate, close: leave, ping: isTaken, pong: markAlive, message: read };
  function accept(socket: LiveSocket, stream: Duplex, place: ConnectionSlot): void {
    socket.stream = stream;
    socket.place = place;
    socket.late = setTimeout(endIfSilent, TOKEN_MS, socket);
    socket.listen(listeners);
  }

  function leave(this: LiveSocket): void {
    clearTimeout(this.late);
    this.place.leave();
    hub.remove(this);
  }

  function read(this: LiveSocket, data: RawData, isBinary: boolean): void {
    if (!isTaken.call(this)) return;
    if (isBinary) return void breakOff(this, 'frames');
    const text = textOf(data);
    if (this.tokenHash) return deliveries.seen(this, text) ? undefined : void answer(this, text);
    if (!this.late) return void breakOff(this, 'frames');
    clearTimeout(this.late);
    this.late = undefined;
    this.place.showed();
    admit(this, text).catch((error: unknown) => {
      services.onError(error);
      this.close(1011);
    });
  }

  async function admit(socket: LiveSocket, token: string): Promise<void> {
    const tokenHash = hashOf(token);
    const standing = await standingOf(tokenHash);
    if (socket.readyState !== socket.OPEN) return;
    if (!standing) return say(socket, 'unauthorized', closeCodes.unauthorized);
    if (standing.state === 'forbidden') return say(socket, 'unauthorized', closeCodes.forbidden);
    if (standing.state === 'expired') return say(socket, 'expired', closeCodes.expired);
    const { owner, viewed, endsAt } = standing;
    if (hub.countOf(owner) >= MAX_OF_ONE * config.rateLimitFactor) return void breakOff(socket, 'person');
    Object.assign(socket, { owner, viewed, endsAt, tokenHash: tokenHash.toString('hex') });
    hub.add(socket);
    deliveries.follow(socket);
    socket.stream.write(AUTHORIZED);
  }

  async function answer(panel: LiveSocket, text: string): Promise<void> {
    const position = positionIn(text);
    if (!position) return void breakOff(panel, 'frames');
    write(panel, await feed.since(position, acknowledgeInterval(hub.panels.size)));
  }

  const sweep = setInterval(() => void hub.sweep(), SWEEP_MS).unref();
  const heartbeat = setInterval(() => void hub.inSlices(beat), HEARTBEAT_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(sweep);
    clearInterval(heartbeat);
    watch.stop();
    feed.stop();
    await hub.inSlices((panel) => panel.close(closeCodes.restart));
    for (const socket of server.clients) socket.close(closeCodes.restart);
    const limit = setTimeout(() => {
      for (const socket of server.clients) socket.terminate();
    }, LEAVE_MS);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(limit);
    await deliveries.stop();
  });
}

/**
 * After a stall its token may be unread: received data is processed first. A lost token is no refusal: the panel
 * retries.
 */
function endIfSilent(socket: LiveSocket): void {
  // Two rounds, so that a full event loop round lies between, wherever this is called from.
  setImmediate(() => setImmediate(() => socket.late && socket.close(closeCodes.policy)));
}

function terminate(this: LiveSocket): void {
  this.terminate();
}

function markAlive(this: LiveSocket): void {
  if (isTaken.call(this)) this.isAlive = true;
}

/** Whether received data is processed. */
function isTaken(this: LiveSocket): boolean {
  return this.readyState === this.OPEN && (this.isWithinRate() || breakOff(this, 'frames'));
}

/** Closes a panel whose session or right ended. */
function end(panel: LiveSocket, state: 'expired' | 'forbidden'): void {
  if (state === 'expired') say(panel, 'expired', closeCodes.expired);
  else say(panel, 'unauthorized', closeCodes.forbidden);
}

function say(socket: LiveSocket, word: AuthorizationWord, code: number): void {
  socket.send(word);
  socket.close(code);
}

/** Closes a connection over its limits, or with a malformed message, and reads no more of it. Returns false. */
function breakOff(socket: LiveSocket, reason: 'frames' | 'person'): false {
  meters.panelsRefused.inc({ reason });
  socket.close(closeCodes.policy);
  socket.pause();
  return false;
}

/** Pings a panel, and closes one without a pong since the last time. */
function beat(panel: LiveSocket): void {
  if (!panel.isAlive) return panel.terminate();
  panel.isAlive = false;
  panel.ping();
}

function positionIn(text: string): LivePosition | undefined {
  try {
    const { resume } = JSON.parse(text) as Partial<ClientFrame>;
    const isOne = typeof resume?.epoch === 'string' && Number.isSafeInteger(resume.sequence) && resume.sequence >= 0;
    return isOne ? resume : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString();
