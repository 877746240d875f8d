// The minimum cost of `ws` for many panels: one buffer, framed once, written to every connection. A process beside the
// API.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { textFrame } from '../src/trading/live/text-frame.ts';

export interface BarePanels {
  port: number;
  /** Writes a text to every connection. */
  send: (text: string) => void;
  stop: () => void;
  child: ChildProcess;
}

export async function startBarePanels(): Promise<BarePanels> {
  const child = fork(import.meta.filename);
  const [port] = (await once(child, 'message')) as [number];
  return { port, child, send: (text) => void child.send(text), stop: () => void child.kill('SIGKILL') };
}

async function serveParent(): Promise<void> {
  const streams = new Set<Duplex>();
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      streams.add(stream);
      socket.once('message', () => socket.send('authorized'));
    }),
  );
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  await once(server, 'listening');
  process.on('message', (text: string) => {
    const frame = textFrame(text);
    for (const stream of streams) stream.write(frame);
  });
  process.send!((server.address() as AddressInfo).port);
}

if (import.meta.main) await serveParent();
