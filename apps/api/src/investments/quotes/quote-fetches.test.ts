import type { QuoteFetching } from '@mirante/domain/investments/quote-fetch.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { deadJobHandlers, jobHandlers } from '../../job-handlers.ts';
import type { QuoteGateway } from '../../gateways/quotes/port.ts';
import { HEARTBEAT_SECONDS } from '../../jobs/queues.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { fetchQuotes } from './fetch-quotes.job.ts';
import * as store from './quote-fetches.store.ts';

let fetchCloses: QuoteGateway['fetchCloses'];
const quotes: QuoteGateway = {
  sources: ['bcb', 'brapi'],
  fetchB3: () => Promise.resolve(false),
  fetchCvm: () => Promise.resolve(false),
  fetchIndex: (index) => Promise.resolve(index === 'cdi' ? '[{"data":"24/11/2026","valor":"0.0552"}]' : '[]'),
  fetchCloses: (name) => fetchCloses(name),
};
const api = await testApi({ services: { quotes } });
const { db, services } = api;
let staff: string;
const press = () => api.post('/api/v1/quote-fetches', {}, { as: staff });
const latest = async () => (await api.get('/api/v1/quote-fetches/latest', { as: staff })).json<QuoteFetching>().latest;

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo'], { name: 'Rui Sampaio' }));
});
afterEach(async () => {
  fetchCloses = () => Promise.resolve([{ name: 'ibovespa', day: '2026-11-24', value: 158_420 }]);
  await db.deleteFrom('quote_fetch').execute();
});

it('a quote fetch reports the result or error of each source; a second request waits for the first', async () => {
  fetchCloses = () => Promise.reject(new TypeError('fetch failed'));
  const asked = await press();
  expect(asked.statusCode).toBe(200);
  expect(asked.json()).toMatchObject({ status: 'queued', user_name: 'Rui Sampaio', outcomes: [] });
  const again = await press();
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'fetch_running' }]);
  await expect(services.jobs.drain(jobHandlers(services))).rejects.toThrow('brapi');
  expect(await latest()).toMatchObject({
    status: 'done',
    user_name: 'Rui Sampaio',
    outcomes: [
      { source: 'bcb', added: 1, changed: 0, newest_day: '2026-11-24', problem: null },
      { source: 'brapi', added: 0, changed: 0, newest_day: null, problem: 'Não foi possível chegar à fonte.' },
    ],
  });
});

it('a quote fetch requested while the job is finishing is refused, and leaves nothing pending', async () => {
  await services.pool.query(`delete from jobs.job where name = 'fetch_quotes'`);
  await services.jobs.add(db, 'fetch_quotes', {});
  expect((await press()).json()).toMatchObject({ code: 'fetch_running' });
  expect(await latest()).toBeNull();
  await services.jobs.drain(jobHandlers(services));
  expect(await latest()).toMatchObject({ status: 'done', user_name: null });
});

it('a quote fetch whose process died is closed as lost, by the next one or when the queue gives it up', async () => {
  await store.begin(db, services.now());
  await fetchQuotes(services);
  const rows = () => db.selectFrom('quote_fetch').select('status').orderBy('id').execute();
  expect(await rows()).toEqual([{ status: 'lost' }, { status: 'done' }]);
  const letter = (afterSeconds: number) => {
    const now = () => new Date(services.now().getTime() + afterSeconds * 1000);
    return deadJobHandlers({ ...services, now }).fetch_quotes!({}, 'ended without an answer');
  };
  await store.begin(db, services.now());
  await letter(HEARTBEAT_SECONDS - 1);
  expect(await latest()).toMatchObject({ status: 'running' });
  await letter(HEARTBEAT_SECONDS);
  expect(await latest()).toMatchObject({ status: 'lost' });
});

it('a quote fetch without sources is refused with the reason', async () => {
  quotes.sources = [];
  expect((await press()).json()).toMatchObject({ code: 'no_quote_sources' });
  quotes.sources = ['bcb', 'brapi'];
});
