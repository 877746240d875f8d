import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A database server that accepts connections and never answers. */
export async function openMuteServer(): Promise<{ url: string; called: Promise<unknown>; close: () => void }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://mute@127.0.0.1:${(server.address() as AddressInfo).port}/mute`,
    called: once(server, 'connection'),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
