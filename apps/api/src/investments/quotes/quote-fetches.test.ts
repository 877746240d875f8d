import type { QuoteFetching } from '@mirante/domain/investments/quote-fetch.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { deadJobHandlers, jobHandlers } from '../../job-handlers.ts';
import type { QuoteGateway } from '../../gateways/quotes/port.ts';
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

it('what each source gave is told, or why it gave nothing, and a second press waits for the end of the first', async () => {
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

it('a press in the moment between the last source and the end of the job is refused, and leaves nothing that waits', async () => {
  await services.pool.query(`delete from jobs.job where name = 'fetch_quotes'`);
  await services.jobs.add(db, 'fetch_quotes', {});
  expect((await press()).json()).toMatchObject({ code: 'fetch_running' });
  expect(await latest()).toBeNull();
  await services.jobs.drain(jobHandlers(services));
  expect(await latest()).toMatchObject({ status: 'done', user_name: null });
});

it('one whose process ended is told as lost: by the next one, and once the queue has given it up', async () => {
  await store.begin(db, services.now());
  await fetchQuotes(services);
  const rows = () => db.selectFrom('quote_fetch').select('status').orderBy('id').execute();
  expect(await rows()).toEqual([{ status: 'lost' }, { status: 'done' }]);
  await store.begin(db, services.now());
  await deadJobHandlers(services).fetch_quotes!({}, 'ended without an answer');
  expect(await latest()).toMatchObject({ status: 'running' });
  await store.closeTimedOut(db, new Date(services.now().getTime() + 3_600_000));
  expect(await latest()).toMatchObject({ status: 'lost' });
});

it('without a source nothing is begun, and it is said why', async () => {
  quotes.sources = [];
  expect((await press()).json()).toMatchObject({ code: 'no_quote_sources' });
  quotes.sources = ['bcb', 'brapi'];
});
