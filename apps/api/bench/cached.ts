import { buildApp } from '../src/app.ts';
import { scaleDatabase } from './databases.ts';
import { httpLoad } from './load.ts';
import { startProductionApi } from './process.ts';
import { startHello } from './start-hello.ts';
import { measureInterleaved, type Reading, type Size } from './statistics.ts';
import { recordingServices } from './statements.ts';

const PATH = '/api/v1/active-products';

/**
 * A hot cached response compared with a minimal Fastify response, each from a process of its own; and its number of
 * queries.
 */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [rounds, windowMs] = size === 'whole' ? [5, 2000] : [2, 1000];
  const url = await scaleDatabase(size);
  yield await queries(url);
  const api = await startProductionApi(url, { RUN_JOBS: 'false' });
  const least = await startHello();
  const [ours, hello] = [httpLoad(api.url), httpLoad(least.url)];
  try {
    const seen = await measureInterleaved(rounds, {
      hello: () => hello.rate({ path: '/' }, windowMs),
      ours: () => ours.rate({ path: PATH }, windowMs),
      live: () => ours.rate({ path: '/health/live' }, windowMs),
    });
    const [each, hellos, live] = [seen.ours, seen.hello, seen.live].map((rate) => rate.toFixed(0));
    yield { id: 'G5', value: seen.ours / seen.hello, detail: `${each}/s; hello ${hellos}/s, /health/live ${live}/s` };
  } finally {
    ours.close();
    hello.close();
    await least.stop();
    await api.stop();
  }
}

async function queries(url: string): Promise<Reading> {
  const { services, record, close } = await recordingServices(url);
  const app = await buildApp(services);
  try {
    await app.inject(PATH);
    return { id: 'G5-queries', value: (await record(() => app.inject(PATH))).length };
  } finally {
    await close();
  }
}
