import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb, type Db } from '../src/database/db.ts';
import * as sessions from '../src/access/session/session.store.ts';
import { largeHouse } from './house.ts';
import { httpLoad } from './load.ts';
import { offer, tailOf } from './logins.ts';
import { startShipped } from './process.ts';
import { median, type Reading, type Size } from './ratio.ts';

const OTHERS = 100;
const CONNECTIONS = 500;
/** So many that no limit of one is reached. */
const OTHER_SESSIONS = 200;
const EXPORTERS = 50;
const SLOW_READERS = 50;
/** One of the lists' dearest questions, and one that anybody types: what nearly all clients match, by what no index holds beside it. */
const WORST = '/api/v1/clients?perPage=20&sort=client.product_expires_at&order=-1&client.filter=a';
const EXPORT = '/api/v1/payments.csv';
/** What is said to the excess. */
const SENT_AWAY = new Set([429, 503]);

interface Setting {
  url: string;
  db: Db;
  windowMs: number;
}
/** Begins a flood; what it gives ends it and tells what became of it. */
type Flood = (setting: Setting) => Promise<() => Promise<string>>;

/** How long others wait while one kind of people ask too much. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [rounds, windowMs] = size === 'whole' ? [3, 8000] : [1, 3000];
  const house = await largeHouse(size);
  const db = openDb({ url: house, size: 2 });
  const api = await startShipped(house, { RUN_JOBS: 'false', RATE_LIMIT_FACTOR: '1' });
  const http = httpLoad(api.url);
  try {
    const own = await tokens(db, OTHER_SESSIONS);
    const { id } = await db.selectFrom('payment').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    const paths = ['payments?perPage=20', `payments/${id}`, 'clients?perPage=20', 'active-products'];
    const work = () =>
      offer(http, OTHERS, windowMs, (n) => ({
        path: `/api/v1/${paths[n % paths.length]}`,
        token: own[n % own.length]!,
      }));
    await work();
    for (const [name, flood] of Object.entries(floods)) {
      const [idle, busy]: [number[], number[]] = [[], []];
      let outcome = '';
      for (let round = 0; round < rounds; round += 1) {
        idle.push(tailOf(await work()));
        const end = await flood({ url: api.url, db, windowMs });
        busy.push(tailOf(await work()));
        outcome = await end();
      }
      const detail = `p99 ${median(idle).toFixed(1)} ms, ${median(busy).toFixed(1)} ms; ${outcome}`;
      yield { id: `bad-${name}`, value: median(busy) / median(idle), detail };
    }
  } finally {
    http.close();
    await api.stop();
    await db.destroy();
  }
}

const tokenOf = (db: Db): Promise<string> => sessions.open(db, { role: 'user', id: 1 }, new Date());
const tokens = (db: Db, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => tokenOf(db)));

const floods: Record<string, Flood> = {
  questions: async ({ url, db }) => {
    const http = httpLoad(url);
    const seen = new Map<number, number>();
    const over = new AbortController();
    const token = await tokenOf(db);
    const askers = Array.from({ length: CONNECTIONS }, async () => {
      while (!over.signal.aborted) {
        const { status, text } = await http.ask({ path: WORST, token });
        if (status !== 200 && !(SENT_AWAY.has(status) && JSON.parse(text()).detail)) throw new Error(text());
        seen.set(status, (seen.get(status) ?? 0) + 1);
        // Who is sent away asks again a moment later, as a browser does.
        if (status !== 200) await sleep(1000);
      }
    });
    return async () => {
      over.abort();
      await Promise.all(askers);
      http.close();
      return told(seen);
    };
  },
  exports: async ({ url, db }) => {
    const over = new AbortController();
    const seen = new Map<number, number>();
    const exporters = (await tokens(db, EXPORTERS)).map(async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      while (!over.signal.aborted) {
        const answer = await fetch(`${url}${EXPORT}`, { headers, signal: over.signal });
        if (!answer.ok && !(SENT_AWAY.has(answer.status) && (await answer.json()).detail))
          throw new Error(`an export answers ${answer.status}`);
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        if (answer.ok) for await (const _ of answer.body!);
        else await sleep(1000);
      }
    });
    return async () => {
      over.abort();
      const ends = await Promise.allSettled(exporters);
      const broken = ends.find((end) => end.status === 'rejected' && end.reason !== over.signal.reason);
      if (broken) throw new Error('an export broke', { cause: (broken as PromiseRejectedResult).reason });
      return told(seen);
    };
  },
  readers: async ({ url, db }) => {
    const readers = await Promise.all((await tokens(db, SLOW_READERS)).map((token) => readSlowly(new URL(url), token)));
    return async () => {
      const open = readers.filter(({ closed }) => !closed).length;
      for (const reader of readers) reader.destroy();
      return `${open} of ${SLOW_READERS} still read`;
    };
  },
};

const told = (seen: ReadonlyMap<number, number>): string =>
  [...seen].map(([status, times]) => `${times} times ${status}`).join(', ');

/** Asks for an export and reads one byte of it a second. */
async function readSlowly({ hostname, port, host }: URL, token: string): Promise<Socket> {
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.write(`GET ${EXPORT} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`);
  socket.pause();
  const each = setInterval(() => socket.read(1), 1000);
  socket.on('error', () => undefined).on('close', () => clearInterval(each));
  return socket;
}
