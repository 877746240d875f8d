import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb, type Db } from '../src/database/db.ts';
import * as sessions from '../src/access/session/session.store.ts';
import { factory } from '../src/testing/factory.ts';
import { httpLoad } from './load.ts';

const CONNECTIONS = 500;
const EXPORTERS = 50;
const SLOW_READERS = 50;
/**
 * One of the most expensive list requests that a user may type: a filter that nearly all clients match, sorted by a
 * column that no index combines with it.
 */
const WORST = '/api/v1/clients?perPage=20&sort=client.product_expires_at&order=-1&client.filter=a';
const EXPORT = '/api/v1/payments.csv';
/** The responses to excess load. */
const SENT_AWAY = new Set([429, 503]);

/** A kind of flood, and its target. */
export interface Flooding {
  name: 'questions' | 'exports' | 'readers';
  url: string;
  house: string;
}
interface Setting {
  url: string;
  db: Db;
}
/** Starts a flood; the returned function stops it and returns its summary. */
type Flood = (setting: Setting) => Promise<() => Promise<string>>;

/** Refused callers retry after a random delay. */
const later = () => sleep(500 + 1000 * Math.random());

const tokenOf = (db: Db, id = 1): Promise<string> => sessions.open(db, { role: 'user', id }, new Date());
export const tokens = (db: Db, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => tokenOf(db)));

/** Sessions of that many different administrators. */
async function peoplesTokens(db: Db, count: number): Promise<string[]> {
  const administrators = db
    .selectFrom('staff_user')
    .innerJoin('staff_user_role', 'user_id', 'staff_user.id')
    .innerJoin('role', 'role.id', 'role_id')
    .select('staff_user.id')
    .where('role.name', '=', 'administrador')
    .where('removed_at', 'is', null)
    .limit(count);
  for (let { length } = await administrators.execute(); length < count; length += 1) await factory.staff(db);
  return Promise.all((await administrators.execute()).map(({ id }) => tokenOf(db, id)));
}

const floods: Record<Flooding['name'], Flood> = {
  questions: async ({ url, db }) => {
    const http = httpLoad(url);
    const statusCounts = new Map<number, number>();
    const over = new AbortController();
    const token = await tokenOf(db);
    const askers = Array.from({ length: CONNECTIONS }, async () => {
      while (!over.signal.aborted) {
        const { status, text } = await http.ask({ path: WORST, token });
        if (status !== 200 && !(SENT_AWAY.has(status) && JSON.parse(text()).detail)) throw new Error(text());
        statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
        if (status !== 200) await later();
      }
    });
    return async () => {
      over.abort();
      await Promise.all(askers);
      http.close();
      return summaryOf(statusCounts);
    };
  },
  exports: async ({ url, db }) => {
    const over = new AbortController();
    const statusCounts = new Map<number, number>();
    const exporters = (await peoplesTokens(db, EXPORTERS)).map(async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      while (!over.signal.aborted) {
        const answer = await fetch(`${url}${EXPORT}`, { headers, signal: over.signal });
        if (!answer.ok && !(SENT_AWAY.has(answer.status) && (await answer.json()).detail))
          throw new Error(`an export answers ${answer.status}`);
        statusCounts.set(answer.status, (statusCounts.get(answer.status) ?? 0) + 1);
        if (answer.ok) for await (const _ of answer.body!);
        else await later();
      }
    });
    return async () => {
      over.abort();
      const ends = await Promise.allSettled(exporters);
      const broken = ends.find((end) => end.status === 'rejected' && end.reason !== over.signal.reason);
      if (broken) throw new Error('an export broke', { cause: (broken as PromiseRejectedResult).reason });
      return summaryOf(statusCounts);
    };
  },
  readers: async ({ url, db }) => {
    const readers = await Promise.all(
      (await peoplesTokens(db, SLOW_READERS)).map((token) => readSlowly(new URL(url), token)),
    );
    return async () => {
      const open = readers.filter(({ closed }) => !closed).length;
      for (const reader of readers) reader.destroy();
      return `${open} of ${SLOW_READERS} still read`;
    };
  },
};

const summaryOf = (statusCounts: ReadonlyMap<number, number>): string =>
  [...statusCounts].map(([status, times]) => `${times} times ${status}`).join(', ');

/** Requests an export and reads it at one byte per second. */
async function readSlowly({ hostname, port, host }: URL, token: string): Promise<Socket> {
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.write(`GET ${EXPORT} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`);
  socket.pause();
  const each = setInterval(() => socket.read(1), 1000);
  socket.on('error', () => undefined).on('close', () => clearInterval(each));
  return socket;
}

/** Runs in a process of its own: its parent stops it, and gets its summary. */
async function flood({ name, url, house }: Flooding): Promise<void> {
  const db = openDb({ url: house, size: 2 });
  const end = await floods[name]({ url, db });
  process.send!('begun');
  await once(process, 'message');
  process.send!(await end());
  await db.destroy();
  process.disconnect();
}

if (process.argv[1] === import.meta.filename) await flood(JSON.parse(process.argv[2]!) as Flooding);
