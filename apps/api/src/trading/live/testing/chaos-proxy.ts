import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { seeded, type Random } from '../../../../seed/random.ts';

/** What becomes of a frame, as parts of all: it is lost, comes twice, changes places with the next one, or ends its connection. The rest is as late as chance has it. */
const LOST = 0.05;
const TWICE = 0.05;
const SWAPPED = 0.08;
const CUT = 0.005;
const MAX_LATE_MS = 30;
/** What changes places with the next one goes by itself where none comes. */
const SWAP_MS = 60;

export interface ChaosProxy {
  address: string;
  /** From here on every frame arrives, once and in order. */
  calm(): void;
  /** Whoever is behind it has no network, or has it again. */
  setOnline(isOnline: boolean): void;
  close(): void;
}

/**
 * Stands between panels and API processes as a proxy does, and ill-treats their frames by `seed`: the same number, the same fates of each connection's
 * frames. `nodesFor` a connection are tried in their order.
 */
export async function startChaosProxy(
  nodesFor: (random: Random) => readonly string[],
  path: string,
  seed: number,
): Promise<ChaosProxy> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const weather = { isRough: true, isOnline: true };
  let connections = 0;
  server.on('connection', (down) => {
    const random = seeded(seed * 1000 + (connections += 1));
    down.on('error', () => down.terminate());
    if (weather.isOnline) void join(down, nodesFor(random), path, random, weather);
    else down.terminate();
  });
  const endAll = () => {
    for (const down of server.clients) down.terminate();
  };
  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    calm: () => (weather.isRough = false),
    setOnline: (isOnline) => {
      weather.isOnline = isOnline;
      if (!isOnline) endAll();
    },
    close: () => {
      endAll();
      server.close();
    },
  };
}

/** To one of the processes or, where it takes no connection, to the next. */
async function join(
  down: WebSocket,
  nodes: readonly string[],
  path: string,
  random: Random,
  weather: { isRough: boolean },
): Promise<void> {
  const early: string[] = [];
  const keep = (data: Buffer) => early.push(data.toString());
  down.on('message', keep);
  let up: WebSocket | undefined;
  for (const node of nodes) up ??= await opened(`${node.replace(/^http/, 'ws')}${path}`);
  if (!up) return down.terminate();
  down.off('message', keep);
  const cut = () => {
    up.terminate();
    down.terminate();
  };
  const toServer = lineTo(up, { random, weather, cut });
  for (const text of early) toServer(text);
  const toPanel = lineTo(down, { random, weather, cut });
  down.on('message', (data: Buffer) => toServer(data.toString()));
  up.on('message', (data: Buffer) => toPanel(data.toString()));
  // A panel hears why the server ends it, as through any proxy.
  up.on('close', (code) => (code === 1006 || code === 1005 ? down.terminate() : down.close(code)));
  down.on('close', () => up.terminate());
  if (down.readyState !== WebSocket.OPEN) up.terminate();
}

function opened(address: string): Promise<WebSocket | undefined> {
  const socket = new WebSocket(address);
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => resolve(undefined));
  });
}

interface Line {
  random: Random;
  weather: { isRough: boolean };
  cut: () => void;
}

function lineTo(to: WebSocket, { random, weather, cut }: Line): (text: string) => void {
  let last = Promise.resolve();
  let swapped: string | undefined;
  const send = (text: string) => to.readyState === WebSocket.OPEN && to.send(text);
  function pass(text: string, late: number): void {
    last = Promise.all([last, wait(late)]).then(() => void send(text));
  }
  function passSwapped(): void {
    if (swapped !== undefined) pass(swapped, 0);
    swapped = undefined;
  }
  return (text) => {
    const fate = weather.isRough ? random.next() : 1;
    const late = weather.isRough ? random.below(MAX_LATE_MS) : 0;
    if (fate < CUT) return cut();
    if (fate < CUT + LOST) return undefined;
    if (fate < CUT + LOST + SWAPPED && swapped === undefined) {
      swapped = text;
      return void wait(SWAP_MS).then(passSwapped);
    }
    pass(text, late);
    if (fate < CUT + LOST + SWAPPED + TWICE) pass(text, late);
    return passSwapped();
  };
}
