import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { asAdmin, emptyHouse } from './house.ts';
import { startShipped } from './process.ts';
import type { Reading, Size } from './ratio.ts';

/** What starting causes is over by then. */
const SETTLE_MS = 5000;

/** What a process asks of its database while nobody asks anything of it. The whole run's window has each minute's jobs in it. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const seconds = size === 'whole' ? 60 : 10;
  const house = await emptyHouse();
  const api = await startShipped(house.url);
  try {
    await sleep(SETTLE_MS);
    // Asked from another database, whose transactions are not counted.
    const counted = await asAdmin(async (admin) => {
      const before = await transactionsOf(admin, house.name);
      await sleep(seconds * 1000);
      return (await transactionsOf(admin, house.name)) - before;
    });
    yield { id: 'idle', value: counted / seconds, detail: `${counted} in ${seconds} s` };
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
