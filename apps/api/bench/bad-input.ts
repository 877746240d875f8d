import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openDb } from '../src/database/db.ts';
import { tokens, type Flooding } from './floods.ts';
import { scaleDatabase } from './databases.ts';
import { httpLoad } from './load.ts';
import { offer, tailOf } from './logins.ts';
import { startProductionApi } from './process.ts';
import { median, type Reading, type Size } from './statistics.ts';

const OTHERS = 100;
/** Enough sessions that no per-session limit is reached. */
const OTHER_SESSIONS = 200;
const FLOODS: readonly Flooding['name'][] = ['questions', 'exports', 'readers'];

/** Other callers' latency during a flood of one kind. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [rounds, windowMs] = size === 'whole' ? [3, 8000] : [1, 3000];
  const house = await scaleDatabase(size);
  const db = openDb({ url: house, size: 2 });
  const api = await startProductionApi(house, { RUN_JOBS: 'false', RATE_LIMIT_FACTOR: '1' });
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
    for (const name of FLOODS) {
      const [idle, busy]: [number[], number[]] = [[], []];
      let outcome = '';
      for (let round = 0; round < rounds; round += 1) {
        idle.push(tailOf(await work()));
        const end = await begin({ name, url: api.url, house });
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

/**
 * Starts a flood in a process of its own, so that its client load does not delay other callers; the returned function
 * stops it and returns its summary.
 */
async function begin(flooding: Flooding): Promise<() => Promise<string>> {
  const child = fork(path.join(import.meta.dirname, 'floods.ts'), [JSON.stringify(flooding)]);
  await once(child, 'message');
  return async () => {
    const said = once(child, 'message');
    child.send('end');
    const [outcome] = (await said) as [string];
    return outcome;
  };
}
