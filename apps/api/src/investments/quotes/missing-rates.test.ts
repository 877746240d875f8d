import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';

const api = await testApi({ now: () => new Date('2026-11-27T22:00:00Z') });

it('quote warnings: name the banking days without a DI rate since the first one, and none without any', async () => {
  const as = await logIn(api, await factory.staff(api.db, ['conteudo']));
  const missing = async () => (await api.get('/api/v1/quote-warnings', { as })).json().missing_rates;
  const add = (index: 'cdi' | 'ibovespa', day: string) =>
    api.db.insertInto('index_value').values({ index, day, value: 0.05, source: 'bcb' }).execute();
  await add('ibovespa', '2026-11-17');
  expect(await missing()).toEqual([]);
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-25']) await add('cdi', day);
  await add('ibovespa', '2026-11-23');
  expect(await missing()).toEqual(['2026-11-23', '2026-11-24', '2026-11-26']);
});
