import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { testNow } from '../testing/clock.ts';
import { factory } from '../testing/factory.ts';
import { purge } from './purge.ts';

const now = testNow();
const api = await testApi({ now: () => now });
const { db } = api;

it('purge: what was typed for an order whose mails were never sent is deleted after 30 days', async () => {
  const client = await factory.client(db);
  const typed = JSON.stringify({ sealed: 'AAAA' });
  const ordered = async (days: number) => {
    const created_at = new Date(now.getTime() - days * 86_400_000);
    const { id } = await factory.payment(db, client.id, { created_at, status: 'canceled' });
    await db
      .insertInto('purchase_intent')
      .values({ payment_id: id, new_client: false, change: typed, payer: typed })
      .execute();
    return id;
  };
  const [recent, old] = [await ordered(29), await ordered(31)];
  await purge(api.services);
  expect(
    await db.selectFrom('purchase_intent').select(['payment_id', 'change', 'payer']).orderBy('payment_id').execute(),
  ).toEqual([
    { payment_id: recent, change: { sealed: 'AAAA' }, payer: { sealed: 'AAAA' } },
    { payment_id: old, change: null, payer: null },
  ]);
});
