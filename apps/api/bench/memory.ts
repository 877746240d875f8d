import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../src/database/db.ts';
import * as sessions from '../src/access/session/session.store.ts';
import { scaleDatabase } from './databases.ts';
import { httpLoad, type Question } from './load.ts';
import { memoryOf, startProductionApi } from './process.ts';
import type { Reading, Size } from './statistics.ts';

const SETTLE_MS = 2000;
/** Memory used by a flood is returned by then. */
const AFTER_MS = 60_000;
const AT_ONCE = 500;
/** A person may run two exports at once, so they run in pairs. */
const EXPORTS = ['payments.csv', 'clients.csv'];
const EXPORT_ROUNDS = 2;

/** A process's memory after its start, after load, and after a flood and several exports. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [loadMs, flood] = size === 'whole' ? [15_000, 10_000] : [3000, 1000];
  const url = await scaleDatabase(size);
  const db = openDb({ url, size: 1 });
  const api = await startProductionApi(url);
  const http = httpLoad(api.url);
  try {
    const token = await sessions.open(db, { role: 'user', id: 1 }, new Date());
    await sleep(SETTLE_MS);
    yield { id: 'G12-start', value: memoryOf(api.child) };
    for (const path of ['payments?perPage=20', 'clients?perPage=20', 'active-products'])
      await http.rate({ path: `/api/v1/${path}`, token }, loadMs / 3);
    await sleep(SETTLE_MS);
    yield { id: 'G12-load', value: memoryOf(api.child) };
    for (let wave = 0; wave < flood; wave += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => http.ask(logInAs(wave + n))));
    for (let round = 0; round < EXPORT_ROUNDS; round += 1)
      await Promise.all(EXPORTS.map((name) => readAll(`${api.url}/api/v1/${name}`, token)));
    await sleep(size === 'whole' ? AFTER_MS : SETTLE_MS);
    yield {
      id: 'G12-floods',
      value: memoryOf(api.child),
      detail: `${flood} logins, ${AT_ONCE} at once, ${EXPORTS.length * EXPORT_ROUNDS} exports`,
    };
  } finally {
    http.close();
    await api.stop();
    await db.destroy();
  }
}

const logInAs = (n: number): Question => ({
  path: '/api/v1/login',
  body: { email: `nobody-${n}@exemplo.com.br`, password: 'mirante123' },
});

async function readAll(url: string, token: string): Promise<void> {
  const { ok, status, body } = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!ok) throw new Error(`${url} answers ${status}`);
  for await (const _ of body!);
}
