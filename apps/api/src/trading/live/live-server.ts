import {
  closeCodes,
  type AuthorizationWord,
  type ClientFrame,
  type LivePosition,
} from '@mirante/contract/trading/live-frames.ts';
import type { FastifyInstance } from 'fastify';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { hashOf } from '../../crypto/tokens.ts';
import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import { standingsOf, type Standing } from './live-sessions.store.ts';
import { batched } from './batched.ts';
import { openFeed } from './notice-feed.ts';
import { PanelHub, write, type Panel } from './panel-hub.ts';
import { takeUpgrades, type Place } from './upgrades.ts';
import { watchPanels } from './watch-panels.ts';

/** A token, or where a panel was. */
const MOST_FRAME_BYTES = 4096;
const MOST_PIECES = 16;
/** Who has not sent a token by then sends none. */
const TOKEN_MS = 10_000;
/** Frames of one panel within a time, of whatever kind. */
const MOST_FRAMES = 20;
const FRAMES_MS = 10_000;
/** Panels of one person, times RATE_LIMIT_FACTOR. */
const MOST_OF_ONE = 5;
const HEARTBEAT_MS = 30_000;
const SWEEP_MS = 1000;
/** Tokens that come within this are looked up together. */
const LOOK_UP_MS = 5;
/** What was sent last is taken within this, or never; so is the end of a connection agreed to. */
const LEAVE_MS = 1000;
/** Named apart, since the types know fewer options than the server has. */
const serverOptions = {
  noServer: true,
  maxPayload: MOST_FRAME_BYTES,
  maxFragments: MOST_PIECES,
  perMessageDeflate: false,
  closeTimeout: LEAVE_MS,
};

/**
 * The panel's WebSocket, beside the calls of `app`. One connection is one panel: it shows a session's token, hears whether it may, then gets
 * every notice of the trading area until its session, its right or this process ends.
 */
export async function serveLive(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const hub = new PanelHub();
  const feed = await openFeed(services, (frame) => hub.broadcast(frame));
  const server = new WebSocketServer(serverOptions);
  const standingOf = batched<Buffer, Standing>(LOOK_UP_MS, async (hashes) => {
    const found = await standingsOf(services, hashes);
    return (hash) => found.get(hash.toString('hex'));
  });
  const watch = watchPanels(hub, services, end);

  takeUpgrades(app, config, (request, stream, head, take) =>
    server.handleUpgrade(request, stream, head, (socket) => accept(socket, stream, take())),
  );

  function accept(socket: WebSocket, stream: Duplex, place: Place): void {
    let panel: Panel | undefined;
    let isAsked = false;
    // Its token may be lost: it is not told that it has none, and tries again.
    const late = setTimeout(() => socket.close(closeCodes.policy), TOKEN_MS);
    const isWithinRate = rate();
    const isTaken = () => socket.readyState === socket.OPEN && (isWithinRate() || breakOff(socket, 'frames'));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      place.leave();
      if (panel) hub.remove(panel);
    });
    socket.on('ping', isTaken);
    socket.on('pong', () => isTaken() && panel && (panel.isAlive = true));
    socket.on('message', (data, isBinary) => {
      if (!isTaken()) return;
      if (isBinary) return void breakOff(socket, 'frames');
      if (panel) return void answer(panel, textOf(data));
      if (isAsked) return void breakOff(socket, 'frames');
      isAsked = true;
      clearTimeout(late);
      place.showed();
      admit(textOf(data)).catch((error: unknown) => {
        services.onError(error);
        socket.close(1011);
      });
    });

    async function admit(token: string): Promise<void> {
      const tokenHash = hashOf(token);
      const standing = await standingOf(tokenHash);
      if (socket.readyState !== socket.OPEN) return;
      if (!standing) return say(socket, 'unauthorized', closeCodes.unauthorized);
      if (standing.state === 'forbidden') return say(socket, 'unauthorized', closeCodes.forbidden);
      if (standing.state === 'expired') return say(socket, 'expired', closeCodes.expired);
      const { owner, endsAt } = standing;
      if (hub.countOf(owner) >= MOST_OF_ONE * config.rateLimitFactor) return void breakOff(socket, 'person');
      panel = { socket, stream, owner, endsAt, tokenHash: tokenHash.toString('hex'), behindSince: 0, isAlive: true };
      hub.add(panel);
      socket.send('authorized' satisfies AuthorizationWord);
    }
  }

  async function answer(panel: Panel, text: string): Promise<void> {
    const position = positionIn(text);
    if (!position) return void breakOff(panel.socket, 'frames');
    write(panel, await feed.since(position));
  }

  const sweep = setInterval(() => void hub.sweep(), SWEEP_MS).unref();
  const heartbeat = setInterval(() => void hub.inSlices(beat), HEARTBEAT_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(sweep);
    clearInterval(heartbeat);
    watch.stop();
    feed.stop();
    await hub.inSlices(({ socket }) => socket.close(closeCodes.restart));
    for (const socket of server.clients) socket.close(closeCodes.restart);
    const limit = setTimeout(() => {
      for (const socket of server.clients) socket.terminate();
    }, LEAVE_MS);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(limit);
  });
}

/** Ends a panel whose session or right has ended. */
function end({ socket }: Panel, state: 'expired' | 'forbidden'): void {
  if (state === 'expired') say(socket, 'expired', closeCodes.expired);
  else say(socket, 'unauthorized', closeCodes.forbidden);
}

function say(socket: WebSocket, word: AuthorizationWord, code: number): void {
  socket.send(word);
  socket.close(code);
}

/** Ends what sends more than one may, or what nobody sends. Nothing more of it is read. Answers false. */
function breakOff(socket: WebSocket, reason: 'frames' | 'person'): false {
  meters.panelsRefused.inc({ reason });
  socket.close(closeCodes.policy);
  socket.pause();
  return false;
}

/** Asks whether a panel is still there, and lets go of one that did not answer the last time. */
function beat(panel: Panel): void {
  if (!panel.isAlive) return panel.socket.terminate();
  panel.isAlive = false;
  panel.socket.ping();
}

function rate(): () => boolean {
  let [since, n] = [0, 0];
  return () => {
    const now = performance.now();
    if (now - since > FRAMES_MS) [since, n] = [now, 0];
    return ++n <= MOST_FRAMES;
  };
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
