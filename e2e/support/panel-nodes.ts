import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page, WebSocketRoute } from 'playwright/test';
import { nodeEnv, nodeFlags } from '../../apps/api/src/node-options.ts';
import { address } from './address.ts';
import { LIVE_ADDRESS, LIVE_PATH } from './live-path.ts';
import { expect } from './test.ts';

const MAIN = path.resolve(import.meta.dirname, '../../apps/api/src/main.ts');
/** Simulates a lost connection: a page's own close codes start here. */
const LOST = 4000;

/** An API process beside the deployment's, with the same database and settings. */
export interface PanelNode {
  url: string;
  /** The pages whose panels are connected to it. */
  panels: Set<Page>;
  isAlive: () => boolean;
  /** SIGKILL: it cannot finish anything. */
  kill: () => Promise<void>;
}

export async function startNode(databaseUrl: string): Promise<PanelNode> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...nodeFlags, MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...nodeEnv,
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      API_URL: url,
      CHECKOUT_URL: address.checkout,
      CLIENT_URL: address.client,
      BACKOFFICE_URL: address.backoffice,
      RUN_JOBS: 'false',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const kill = async () => {
    if (!isAlive()) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await expect.poll(isReady, { message: 'the API answers', timeout: 60_000 }).toBe(true);
  return { url, panels: new Set(), isAlive, kill };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Connects a page's live panel to the first of these nodes that is alive, as a load balancer does. Returns a function
 * that takes the page offline and back online.
 */
export async function balance(page: Page, nodes: readonly PanelNode[]): Promise<(isOnline: boolean) => Promise<void>> {
  let isConnected = true;
  let cut = () => {};
  await page.routeWebSocket(LIVE_ADDRESS, (down) => {
    const node = nodes.find(({ isAlive }) => isAlive());
    if (!isConnected || !node) return void down.close({ code: LOST });
    cut = join(down, page, node);
  });
  return async (isOnline) => {
    isConnected = isOnline;
    if (!isOnline) cut();
    await page.context().setOffline(!isOnline);
  };
}

/** Forwards frames. Returns a function that closes both connections. */
function join(down: WebSocketRoute, page: Page, node: PanelNode): () => void {
  const up = new WebSocket(`${node.url.replace('http', 'ws')}${LIVE_PATH}`);
  const early: string[] = [];
  down.onMessage((text) => void (up.readyState === WebSocket.OPEN ? up.send(String(text)) : early.push(String(text))));
  up.addEventListener('open', () => {
    for (const text of early) up.send(text);
  });
  up.addEventListener('message', ({ data }) => {
    if (data === 'authorized') node.panels.add(page);
    down.send(String(data));
  });
  up.addEventListener('close', ({ code }) => {
    node.panels.delete(page);
    void down.close({ code: code < LOST ? LOST : code });
  });
  down.onClose(() => up.close());
  return () => {
    up.close();
    void down.close({ code: LOST });
  };
}
