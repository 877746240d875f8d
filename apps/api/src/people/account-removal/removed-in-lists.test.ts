import type { Page } from '@mirante/domain/records/page.ts';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { removeClient } from './remove-client.ts';

const api = await testApi();
const { db } = api;
const now = api.services.now();

it('a removed client: the lists and records that name them tell that there is no page to link to', async () => {
  const as = await logIn(api, await factory.staff(db));
  const client = await factory.client(db);
  const { id: product_id } = await factory.product(db);
  const refund = await factory.refund(db, client.id, { product_id });
  for (const kind of ['refund_sent', 'refund_returned'] as const)
    await db.insertInto('money_entry').values({ kind, refund_id: refund.id, at: now }).execute();
  const { payment_id } = refund;
  await db
    .insertInto('discrepancy')
    .values({ kind: 'wrong_amount', status: 'returned', payment_id, received: 1, found_at: now, resolved_at: now })
    .execute();
  const named = async (path: string) => {
    const answer = (await api.get(`/api/v1/${path}`, { as })).json<object | Page<object>>();
    const rows = 'total' in answer ? answer.items : [answer];
    return [...new Set(rows.map((row) => ('client_removed' in row ? row.client_removed : undefined)))];
  };
  const all = async () =>
    Promise.all(
      [
        `payments?client.id=${client.id}`,
        `payments/${payment_id}`,
        `refunds?refund.client_id=${client.id}`,
        `refunds/${refund.id}`,
        'discrepancies',
      ].map(named),
    );
  expect(await all()).toEqual(Array.from({ length: 5 }, () => [false]));
  await removeClient(api.services, client.id);
  expect(await all()).toEqual(Array.from({ length: 5 }, () => [true]));
});
