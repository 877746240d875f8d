import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { asAdmin, emptyDatabase, withClient } from './databases.ts';
import { startProductionApi } from './process.ts';
import type { Reading, Size } from './statistics.ts';

/** Work caused by the start is done and counted by then: an idle connection reports its counts after ten seconds. */
const SETTLE_MS = 15_000;
const MINUTE_MS = 60_000;
const WINDOW_MS = 10_000;

/**
 * The database transactions of an idle process, on average over whole minutes: much of its work is done once in each.
 * The server's own vacuum counts too, except that of the migrations before.
 */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const lastsMs = (size === 'whole' ? 3 : 1) * MINUTE_MS;
  const house = await emptyDatabase();
  await withClient(house.url, (client) => client.query('vacuum analyze'));
  const api = await startProductionApi(house.url);
  try {
    await sleep(SETTLE_MS);
    // Read from another database, whose transactions are not counted.
    const counts = await asAdmin(async (admin) => {
      const counted = [await transactionsOf(admin, house.name)];
      while (counted.length <= lastsMs / WINDOW_MS) {
        await sleep(WINDOW_MS);
        counted.push(await transactionsOf(admin, house.name));
      }
      return counted;
    });
    const rates = counts.slice(1).map((count, n) => rateBetween(counts[n]!, count));
    const value = rateBetween(counts[0]!, counts.at(-1)!);
    yield { id: 'idle', value, detail: rates.map((rate) => rate.toFixed(1)).join(', ') };
  } finally {
    await api.stop();
    await house.drop();
  }
}

interface Count {
  at: number;
  n: number;
}
const rateBetween = (from: Count, to: Count) => ((to.n - from.n) / (to.at - from.at)) * 1000;

async function transactionsOf(admin: pg.Client, database: string): Promise<Count> {
  const { rows } = await admin.query<{ n: string }>(
    'select xact_commit + xact_rollback as n from pg_stat_database where datname = $1',
    [database],
  );
  return { at: performance.now(), n: Number(rows[0]!.n) };
}
