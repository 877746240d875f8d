import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, PASSWORD } from '../../testing/factory.ts';
import { statementsOf } from '../../testing/statements.ts';

const api = await testApi();

it('a client login takes few SQL statements: one for all its rate limits, one to give them back', async () => {
  const { email } = await factory.client(api.db);
  const logIn = async () =>
    expect((await api.post('/api/v1/login', { email, password: PASSWORD })).statusCode).toBe(200);
  // The first login rehashes, since tests use a lower cost.
  await logIn();
  const seen = await statementsOf(logIn);
  expect(seen.length).toBeLessThanOrEqual(8);
  expect(seen.filter((text) => text.includes('rate_count')).length).toBe(2);
});
