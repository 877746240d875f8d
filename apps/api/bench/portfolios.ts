import pg from 'pg';
import * as sessions from '../src/access/session/session.store.ts';
import * as store from '../src/investments/stock-portfolios/own-stock-portfolios.store.ts';
import { factory } from '../src/testing/factory.ts';
import { emptyDatabase } from './databases.ts';
import { fillMarket } from './market.ts';
import { startProductionApi } from './process.ts';
import { median, type Reading, type Size } from './statistics.ts';
import { databaseTime, recordingServices } from './statements.ts';

/** Pages and curves of portfolios with 30 papers over ten years, among the closes of many more. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const house = await emptyDatabase();
  const { services, record, close } = await recordingServices(house.url);
  const client = new pg.Client({ connectionString: house.url });
  await client.connect();
  try {
    const { db, now } = services;
    const product = await factory.product(db);
    const reader = await factory.client(db);
    await factory.clientProduct(db, reader.id, product.id);
    const ids = await fillMarket(client, size, product.id);
    const pages: number[] = [];
    for (const id of ids)
      pages.push(await databaseTime(client, await record((s) => store.findFor(s.db, reader.id, id, now()))));
    yield { id: 'portfolio-page', value: pages, detail: summaryOf(pages) };

    const staff = await factory.staff(db, ['conteudo']);
    const token = await sessions.open(db, { role: 'user', id: staff.id }, now());
    const api = await startProductionApi(house.url, { RUN_JOBS: 'false' });
    try {
      yield* curves(api.url, token, ids);
    } finally {
      await api.stop();
    }
  } finally {
    await client.end();
    await close();
    await house.drop();
  }
}

/** Over HTTP. Each portfolio twice: with idle cash, and with cash that earns CDI, which are cached separately. */
async function* curves(url: string, token: string, ids: readonly number[]): AsyncGenerator<Reading> {
  const curve = async (id: number, idle: string) => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/v1/stock-portfolios/${id}/performance?idle=${idle}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await answer.text();
    const took = performance.now() - began;
    const { reason, days } = JSON.parse(body) as { reason: string | null; days: unknown[] };
    if (reason !== null || days.length < 2500) throw new Error(`portfolio ${id}: ${reason}, ${days.length} days`);
    return took;
  };
  const cold: number[] = [];
  const cached: number[] = [];
  for (const idle of ['nothing', 'cdi']) {
    for (const id of ids) cold.push(await curve(id, idle));
    for (const id of ids) cached.push(await curve(id, idle));
  }
  yield { id: 'portfolio-curve', value: cold, detail: summaryOf(cold) };
  yield { id: 'portfolio-curve-kept', value: cached, detail: summaryOf(cached) };
}

const summaryOf = (ms: readonly number[]): string =>
  `${ms.length}, median ${median(ms).toFixed(1)} ms, worst ${Math.max(...ms).toFixed(1)} ms`;
