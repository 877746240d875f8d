import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { nameOf, type Statement } from './statements.ts';

const LANES = 8;

/** Runs `act` for a while, eight at a time; returns the rate per second. */
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

/** Runs `act` once per item, eight at a time; returns the rate per second. */
export async function rateOf<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const item of waiting) await act(item);
    }),
  );
  return (items.length * 1000) / (performance.now() - began);
}

export interface Question {
  path: string;
  token?: string;
  /** Makes it a POST. */
  body?: object;
  /** The `Idempotency-Key`. */
  key?: string;
}
export interface Answer {
  status: number;
  text: () => string;
}

/**
 * A client with keep-alive connections, as many as run concurrently. It is minimal: on two cores, the client's cost
 * slows the server.
 */
export function httpLoad(url: string) {
  const all: Lane[] = [];
  const idle: Lane[] = [];
  const take = async (): Promise<Lane> => {
    // A connection idle for long may have been closed by the server.
    for (let free = idle.pop(); free; free = idle.pop()) if (free.isOpen()) return free;
    const made = await openLane(new URL(url));
    all.push(made);
    return made;
  };
  const ask = async (question: Question): Promise<Answer> => {
    const lane = await take();
    const answer = await lane.ask(bytesOf(new URL(url).host, question));
    idle.push(lane);
    return answer;
  };
  return {
    ask,
    rate: (question: Question, milliseconds: number) => {
      const bytes = bytesOf(new URL(url).host, question);
      return rate(milliseconds, async () => {
        const lane = await take();
        const { status, text } = await lane.ask(bytes);
        if (status !== 200) throw new Error(`${question.path} answers ${status}: ${text().slice(0, 300)}`);
        idle.push(lane);
      });
    },
    close: () => all.forEach((each) => each.close()),
  };
}

function bytesOf(host: string, { path, token, body, key }: Question): Buffer {
  const text = body ? JSON.stringify(body) : '';
  const head = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(key ? [`idempotency-key: ${key}`] : []),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}

type Lane = Awaited<ReturnType<typeof openLane>>;

/** Parses just enough HTTP to send a request and find the end of its response. */
async function openLane({ hostname, port }: URL) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let [got, size, whole, head] = [[] as Buffer[], 0, 0, ''];
  let answered: { resolve: (answer: Answer) => void; reject: (why: Error) => void } | undefined;
  socket.on('error', (error) => answered?.reject(error));
  socket.on('close', () => answered?.reject(new Error('the connection was closed')));
  socket.on('data', (chunk: Buffer) => {
    got.push(chunk);
    size += chunk.length;
    if (whole === 0) {
      const start = got.length === 1 ? chunk : Buffer.concat(got);
      const end = start.indexOf('\r\n\r\n');
      if (end < 0) return;
      head = start.toString('latin1', 0, end + 4);
      whole = head.length + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    }
    if (size < whole) return;
    const [parts, from] = [got, head.length];
    const status = Number(head.slice(9, 12));
    [got, size, whole] = [[], 0, 0];
    answered?.resolve({ status, text: () => Buffer.concat(parts).subarray(from).toString() });
  });
  const ask = (question: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      answered = { resolve, reject };
      socket.write(question);
    });
  return { ask, isOpen: () => !socket.closed && socket.writable, close: () => socket.destroy() };
}

/** The same statements by the driver alone: unprepared, or prepared. */
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
