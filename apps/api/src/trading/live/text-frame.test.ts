import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

const http = createServer().listen(0, '127.0.0.1');
const server = new WebSocketServer({ noServer: true });
afterAll(() => void http.close());

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])(
  'WebSocket frame: a text of %i bytes is encoded right',
  async (length) => {
    const text = 'ç'.repeat(length / 2) + 'a'.repeat(length % 2);
    http.once('upgrade', (request, stream, head) =>
      server.handleUpgrade(request, stream, head, () =>
        stream.write(Buffer.concat([textFrame(text), textFrame('end')])),
      ),
    );
    const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => {
      heard.push(data.toString());
      if (heard.length === 2) socket.close();
    });
    await once(socket, 'close');
    expect(heard).toEqual([text, 'end']);
  },
);
