import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';

it("is unsubscribed from the weekly summary who presses it in a mail program, however many do by one provider's network", async () => {
  const api = await testApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const codes = Array.from({ length: 35 }, (_, n) => `code-${n}`);
  for (const code of codes)
    await api.db
      .insertInto('weekly_summary_preference')
      .values({ client_id: (await factory.client(api.db)).id, wanted: true, code })
      .execute();
  for (const code of codes) {
    const url = `/api/resumo-semanal/${code}`;
    // The provider's filter opens it first.
    await api.get(url);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await api.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  }
  const left = api.db.selectFrom('weekly_summary_preference').select('code').where('wanted', '=', true);
  expect(await left.execute()).toEqual([]);
});
