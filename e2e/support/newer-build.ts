import { createServer, request } from 'node:http';
import { request as requestByTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { address } from './address.ts';

const WORKER = '/service-worker.js';
const VERSION = /(version:\s*["'`])[0-9a-f]{12}/;
export const NEWER_BUILD = 'f'.repeat(12);

/** Serves the client area at another address, whose service worker is replaced by a newer build's on `deploy`. */
export async function serveNewerBuild(): Promise<{ origin: string; deploy: () => void; stop: () => void }> {
  let isNewer = false;
  const behind = new URL(address.client);
  const send = behind.protocol === 'https:' ? requestByTls : request;
  const server = createServer((asked, answer) => {
    const { hostname, port, host } = behind;
    const options = { hostname, port, method: asked.method, path: asked.url, headers: { ...asked.headers, host } };
    const onward = send(options, async (got) => {
      const headers = { ...got.headers };
      if (asked.url !== WORKER || !isNewer) return got.pipe(answer.writeHead(got.statusCode!, headers));
      delete headers['content-length'];
      delete headers.etag;
      const script = await text(got);
      answer.writeHead(200, headers).end(script.replace(VERSION, `$1${NEWER_BUILD}`));
    });
    if (asked.url === WORKER)
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) onward.removeHeader(name);
    asked.pipe(onward.on('error', () => answer.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, deploy: () => (isNewer = true), stop };
}
