import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { asAdmin, emptyDatabase } from './databases.ts';
import { startProductionApi } from './process.ts';
import type { Reading, Size } from './statistics.ts';

/** Work caused by the start is done by then. */
const SETTLE_MS = 5000;

/** The database transactions of an idle process, in several windows, since the server's own vacuum counts too. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [windows, seconds] = size === 'whole' ? [5, 12] : [3, 3];
  const house = await emptyDatabase();
  const api = await startProductionApi(house.url);
  try {
    await sleep(SETTLE_MS);
    // Read from another database, whose transactions are not counted.
    const value = await asAdmin(async (admin) => {
      const counts = [await transactionsOf(admin, house.name)];
      while (counts.length <= windows) {
        await sleep(seconds * 1000);
        counts.push(await transactionsOf(admin, house.name));
      }
      return counts.slice(1).map((count, n) => (count - counts[n]!) / seconds);
    });
    yield { id: 'idle', value, detail: value.map((rate) => rate.toFixed(1)).join(', ') };
  } finally {
    await api.stop();
    await house.drop();
  }
}

async function transactionsOf(admin: pg.Client, database: string): Promise<number> {
  const { rows } = await admin.query<{ n: string }>(
    'select xact_commit + xact_rollback as n from pg_stat_database where datname = $1',
    [database],
  );
  return Number(rows[0]!.n);
}
