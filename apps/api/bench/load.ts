import { Agent, request } from 'node:http';
import pg from 'pg';
import { nameOf, type Statement } from './statements.ts';

const LANES = 8;

/** How often something can be done a second, eight at a time. */
async function rate(milliseconds: number, once: (lane: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + milliseconds;
  let done = 0;
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      while (performance.now() < end) {
        await once(lane);
        done += 1;
      }
    }),
  );
  return (done * 1000) / milliseconds;
}

export function httpLoad(url: string, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const once = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const asked = request(`${url}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      });
      asked.on('error', reject).end();
    });
  return { rate: (path: string, milliseconds: number) => rate(milliseconds, () => once(path)), close: () => agent.destroy() };
}

/** The same statements, prepared, with nothing but a driver between. */
export async function rawLoad(url: string) {
  const clients = await Promise.all(
    Array.from({ length: LANES }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const once = async (client: pg.Client, statements: readonly Statement[]) => {
    for (const { text, values } of statements) await client.query({ name: nameOf(text), text, values });
  };
  return {
    rate: (statements: readonly Statement[], milliseconds: number) => rate(milliseconds, (lane) => once(clients[lane]!, statements)),
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}
