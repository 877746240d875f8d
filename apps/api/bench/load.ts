import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { nameOf, type Statement } from './statements.ts';

const LANES = 8;

/** How often something can be done a second, eight at a time. */
async function rate(milliseconds: number, act: (n: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + milliseconds;
  let done = 0;
  await Promise.all(
    Array.from({ length: LANES }, async (_, n) => {
      while (performance.now() < end) {
        await act(n);
        done += 1;
      }
    }),
  );
  return (done * 1000) / milliseconds;
}

/** Speaks just enough HTTP to ask and to find an answer's end: on two cores, what the asking costs is taken from who answers. */
export async function httpLoad(url: string, token: string) {
  const { hostname, port, host } = new URL(url);
  const lanes = await Promise.all(Array.from({ length: LANES }, () => lane(hostname, Number(port))));
  const asked = (path: string) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`);
  return {
    rate: (path: string, milliseconds: number) => {
      const question = asked(path);
      return rate(milliseconds, (n) => lanes[n]!.ask(question));
    },
    close: () => lanes.forEach((each) => each.close()),
  };
}

async function lane(host: string, port: number) {
  const socket = connect({ host, port, noDelay: true });
  await once(socket, 'connect');
  let [got, whole] = [0, 0];
  let answered: { resolve: () => void; reject: (why: Error) => void };
  socket.on('error', (error) => answered.reject(error));
  socket.on('data', (chunk: Buffer) => {
    if (whole === 0) {
      const head = chunk.toString('latin1');
      if (!head.startsWith('HTTP/1.1 200')) return answered.reject(new Error(head.slice(0, 300)));
      whole = head.indexOf('\r\n\r\n') + 4 + Number(/content-length: (\d+)/i.exec(head)![1]);
    }
    got += chunk.length;
    if (got < whole) return;
    [got, whole] = [0, 0];
    answered.resolve();
  });
  const ask = (question: Buffer) =>
    new Promise<void>((resolve, reject) => {
      answered = { resolve, reject };
      socket.write(question);
    });
  return { ask, close: () => socket.destroy() };
}

/** The same statements with nothing but a driver between: as they stand, the way pgbench sends them, or prepared. */
export async function rawLoad(url: string) {
  const clients = await Promise.all(
    Array.from({ length: LANES }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const run = async (client: pg.Client, statements: readonly Statement[], name?: (text: string) => string) => {
    for (const { text, values } of statements) await client.query({ text, values, ...(name && { name: name(text) }) });
  };
  return {
    rate: (statements: readonly Statement[], milliseconds: number) =>
      rate(milliseconds, (n) => run(clients[n]!, statements)),
    preparedRate: (statements: readonly Statement[], milliseconds: number) =>
      rate(milliseconds, (n) => run(clients[n]!, statements, nameOf)),
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}
