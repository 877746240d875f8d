import { LIVE_PATH } from '@mirante/contract/trading/live-frames.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { openDb, type Db } from '../src/database/db.ts';
import { factory, logIn } from '../src/testing/factory.ts';
import { insertNotices } from '../src/trading/notices/notices.store.ts';
import { emptyDatabase } from './databases.ts';
import { startProductionApi } from './process.ts';
import { percentile, type Reading, type Size } from './statistics.ts';

const CHANGES_PER_SECOND = 50;
const PANELS = 20;
/** About the size of a trade. */
const ROW = { pad: 'x'.repeat(700) } as never;

/** The delay from a change's commit until the panels of another process show it, at fifty changes a second. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const house = await emptyDatabase();
  const db = openDb({ url: house.url, size: 4 });
  const node = await startProductionApi(house.url, { RUN_JOBS: 'false' });
  try {
    const token = await logIn({ services: { db, now: () => new Date() } }, await factory.staff(db, ['trader']));
    const panels = await Promise.all(Array.from({ length: PANELS }, () => panelOf(node.url, token)));
    const committed = await changeMany(db, (size === 'whole' ? 60 : 15) * CHANGES_PER_SECOND);
    for (const limit = performance.now() + 5000; panels.some((heard) => heard.size < committed.size); await sleep(10))
      if (performance.now() > limit) throw new Error('a panel did not hear of every change');
    const value = panels.flatMap((heard) => [...heard].map(([id, at]) => at - committed.get(id)!));
    const detail = `${committed.size} changes, ${PANELS} panels, half of them within ${percentile(value, 0.5).toFixed(1)} ms`;
    yield { id: 'notices', value, detail };
  } finally {
    await node.stop();
    await db.destroy();
    await house.drop();
  }
}

/** The time of each change, by its id. */
type Moments = Map<number, number>;

async function panelOf(url: string, token: string): Promise<Moments> {
  const heard: Moments = new Map();
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${LIVE_PATH}`);
  await once(socket, 'open');
  socket.send(token);
  await once(socket, 'message');
  socket.on('message', (data: Buffer) =>
    heard.set((JSON.parse(data.toString()) as TraderNotice).id, performance.now()),
  );
  return heard;
}

async function changeMany(db: Db, count: number): Promise<Moments> {
  const committed: Moments = new Map();
  const begin = performance.now();
  const change = async (id: number) => {
    await sleep(Math.max(0, begin + (id * 1000) / CHANGES_PER_SECOND - performance.now()));
    await db
      .transaction()
      .execute((trx) => insertNotices(trx, [{ topic: 'live', id, version: 1, row: ROW }], new Date()));
    committed.set(id, performance.now());
  };
  await Promise.all(Array.from({ length: count }, (_, id) => change(id)));
  return committed;
}
