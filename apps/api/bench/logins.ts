import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../src/database/db.ts';
import * as sessions from '../src/access/session/session.store.ts';
import { PASSWORD } from '../src/testing/factory.ts';
import { scaleDatabase } from './databases.ts';
import { httpLoad, type Question } from './load.ts';
import { startProductionApi } from './process.ts';
import { median, percentile, type Reading, type Size } from './statistics.ts';

/** Per second: more than two cores can hash. */
const LOGINS = 200;
const OTHERS = 100;
const SENT_AWAY = [429, 503];

interface Asked {
  status: number;
  ms: number;
  /** Milliseconds since the first request. */
  at: number;
}

/**
 * Latency of other work during a flood of logins: how long it takes, how many logins succeed, and how soon the rest are
 * refused.
 */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [rounds, windowMs] = size === 'whole' ? [5, 8000] : [2, 3000];
  const url = await scaleDatabase(size);
  const { emails, others } = await callersOf(url, Math.ceil((rounds * LOGINS * windowMs) / 1000));
  const api = await startProductionApi(url, { RUN_JOBS: 'false' });
  const http = httpLoad(api.url);
  const work = () => offer(http, OTHERS, windowMs, (n) => others[n % others.length]!);
  const logIn = () => ({ path: '/api/v1/login', body: { email: emails.pop()!, password: PASSWORD } });
  const seen = { idle: [] as number[], busy: [] as number[], done: [] as number[], refused: [] as number[] };
  try {
    await work();
    for (let round = 0; round < rounds; round += 1) {
      seen.idle.push(tailOf(await work()));
      const [during, logins] = await Promise.all([work(), offer(http, LOGINS, windowMs, logIn)]);
      const done = logins.filter(({ status }) => status === 200);
      const away = logins.filter(({ status }) => SENT_AWAY.includes(status));
      if (done.length + away.length < logins.length)
        throw new Error(
          `a login answered ${logins.find(({ status }) => ![200, ...SENT_AWAY].includes(status))?.status}`,
        );
      seen.busy.push(tailOf(during));
      seen.done.push((done.filter(({ at }) => at <= windowMs).length * 1000) / windowMs);
      seen.refused.push(...away.map(({ ms }) => ms));
    }
  } finally {
    http.close();
    await api.stop();
  }
  const [idle, busy] = [median(seen.idle), median(seen.busy)];
  yield { id: 'G10-others', value: busy / idle, detail: `p99 ${idle.toFixed(1)} ms idle, ${busy.toFixed(1)} ms busy` };
  yield { id: 'G10-done', value: seen.done, detail: `${LOGINS}/s offered` };
  // Without refusals, there is no refusal time.
  yield { id: 'G10-refused', value: [0, ...seen.refused], detail: `${seen.refused.length} sent away` };
}

/** Sends requests at a fixed rate, whether or not earlier ones are answered. */
export async function offer(
  http: ReturnType<typeof httpLoad>,
  perSecond: number,
  windowMs: number,
  question: (n: number) => Question,
): Promise<Asked[]> {
  const began = performance.now();
  const asked = Array.from({ length: (perSecond * windowMs) / 1000 }, async (_, n) => {
    await sleep((n * 1000) / perSecond);
    const sent = performance.now();
    const { status } = await http.ask(question(n));
    const now = performance.now();
    return { status, ms: now - sent, at: now - began };
  });
  return Promise.all(asked);
}

/** The 99th percentile, counting failed requests as never answered. */
export const tailOf = (asked: readonly Asked[]): number =>
  percentile(
    asked.map(({ status, ms }) => (status === 200 ? ms : Infinity)),
    0.99,
  );

async function callersOf(url: string, count: number): Promise<{ emails: string[]; others: Question[] }> {
  const db = openDb({ url, size: 1 });
  try {
    const rows = await db.selectFrom('client').select('email').orderBy('id', 'desc').limit(count).execute();
    if (rows.length < count) throw new Error(`the house has ${rows.length} clients, ${count} were to log in`);
    const { id } = await db.selectFrom('payment').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    const token = await sessions.open(db, { role: 'user', id: 1 }, new Date());
    const paths = ['payments?perPage=20', `payments/${id}`, 'clients?perPage=20', 'active-products'];
    return {
      emails: rows.map(({ email }) => email),
      others: paths.map((path) => ({ path: `/api/v1/${path}`, token })),
    };
  } finally {
    await db.destroy();
  }
}
