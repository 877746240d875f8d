import {
  closeCodes,
  LIVE_PATH,
  type AuthorizationWord,
  type ClientFrame,
  type LivePosition,
} from '@mirante/contract/trading/live-frames.ts';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { hashOf } from '../../crypto/tokens.ts';
import type { Services } from '../../services.ts';
import { standingsOf, type Standing } from './live-sessions.store.ts';
import { countDeliveries } from './count-deliveries.ts';
import { batched } from './batched.ts';
import { openFeed } from './notice-feed.ts';
import { cutIfBehind, PanelHub, write, type Panel } from './panel-hub.ts';
import { watchPanels } from './watch-panels.ts';

/** A token, or where a panel was. */
const MOST_FRAME_BYTES = 4096;
/** Who has not sent a token by then sends none. */
const TOKEN_MS = 10_000;
/** Frames of one panel within a time. */
const MOST_FRAMES = 20;
const FRAMES_MS = 10_000;
/** Panels of one person, and connections without a token of one address; both times RATE_LIMIT_FACTOR. */
const MOST_OF_ONE = 5;
const MOST_WAITING = 250;
const HEARTBEAT_MS = 30_000;
const SWEEP_MS = 1000;
/** Tokens that come within this are looked up together. */
const LOOK_UP_MS = 5;
/** What was sent last is taken within this, or never. */
const LEAVE_MS = 1000;

/**
 * The panel's WebSocket, beside the calls of `app`. One connection is one panel: it shows a session's token, hears whether it may, then gets
 * every notice of the trading area until its session, its right or this process ends.
 */
export async function serveLive(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const hub = new PanelHub();
  const deliveries = countDeliveries(services);
  const feed = await openFeed(services, (frame, notice) => {
    deliveries.sent(notice, hub.panels.size);
    void hub.broadcast(frame);
  });
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false });
  const origins = new Set([config.places.client, config.places.backoffice].map((place) => new URL(place).origin));
  const isTrusted = proxyAddress.compile([...config.trustedProxies]);
  const waiting = new Map<string, number>();
  const standingOf = batched<Buffer, Standing>(LOOK_UP_MS, async (hashes) => {
    const found = await standingsOf(services, hashes);
    return (hash) => found.get(hash.toString('hex'));
  });
  const most = (count: number) => count * config.rateLimitFactor;
  const watch = watchPanels(hub, services, end);

  app.server.on('upgrade', (request, stream, head) => {
    const address = proxyAddress(request, isTrusted);
    const { origin } = request.headers;
    if (pathOf(request) !== LIVE_PATH) return refuse(stream, '404 Not Found');
    // What is no browser says none, and has no session of somebody else's to lend.
    if (origin !== undefined && !origins.has(origin)) return refuse(stream, '403 Forbidden');
    if (app.draining) return refuse(stream, '503 Service Unavailable');
    if ((waiting.get(address) ?? 0) >= most(MOST_WAITING)) return refuse(stream, '429 Too Many Requests');
    server.handleUpgrade(request, stream, head, (socket) => accept(socket, stream, address));
  });

  function accept(socket: WebSocket, stream: Duplex, address: string): void {
    waiting.set(address, (waiting.get(address) ?? 0) + 1);
    let panel: Panel | undefined;
    let isAsked = false;
    const late = setTimeout(() => say(socket, 'unauthorized', closeCodes.unauthorized), TOKEN_MS);
    const arrived = () => {
      clearTimeout(late);
      if (waiting.get(address) === 1) waiting.delete(address);
      else waiting.set(address, (waiting.get(address) ?? 1) - 1);
    };
    const isWithinRate = rate();
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (!isAsked) arrived();
      if (panel) hub.remove(panel);
    });
    socket.on('pong', () => panel && (panel.isAlive = true));
    socket.on('message', (data, isBinary) => {
      if (isBinary || !isWithinRate()) return socket.close(closeCodes.policy);
      if (panel) return deliveries.seen(panel, textOf(data)) || void answer(panel, textOf(data));
      if (isAsked) return socket.close(closeCodes.policy);
      isAsked = true;
      arrived();
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
      if (hub.countOf(owner) >= most(MOST_OF_ONE)) return socket.close(closeCodes.policy);
      panel = { socket, stream, owner, endsAt, tokenHash: tokenHash.toString('hex'), behindSince: 0, isAlive: true };
      hub.add(panel);
      deliveries.follow(panel);
      socket.send('authorized' satisfies AuthorizationWord);
    }
  }

  async function answer(panel: Panel, text: string): Promise<void> {
    const position = positionIn(text);
    if (!position) return panel.socket.close(closeCodes.policy);
    write(panel, await feed.since(position));
  }

  const sweep = setInterval(() => void hub.inSlices(cutIfBehind), SWEEP_MS).unref();
  const heartbeat = setInterval(() => void hub.inSlices(beat), HEARTBEAT_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(sweep);
    clearInterval(heartbeat);
    watch.stop();
    await hub.inSlices(({ socket }) => socket.close(closeCodes.restart));
    for (const socket of server.clients) socket.close(closeCodes.restart);
    const limit = setTimeout(() => {
      for (const socket of server.clients) socket.terminate();
    }, LEAVE_MS);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(limit);
    await deliveries.stop();
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
const pathOf = ({ url }: IncomingMessage) => url?.split('?', 1)[0];
function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
