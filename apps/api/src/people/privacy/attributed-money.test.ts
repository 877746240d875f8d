import type { OwnRecords } from '@mirante/domain/people/account.ts';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';

const api = await testApi();
const { db, services } = api;

it('the personal data export has the money that finance attributed to a payment, without another client’s', async () => {
  const [ana, bruno] = [await factory.client(db), await factory.client(db)];
  const { id: attributed_to } = await factory.payment(db, ana.id, { status: 'paid' });
  const { id: his } = await factory.payment(db, bruno.id, { status: 'paid' });
  const { id: resolved_by } = await factory.staff(db, ['financeiro']);
  const now = services.now();
  const resolved = { status: 'attributed' as const, attributed_to, resolved_by, resolved_at: now, note: 'Depósito' };
  await db
    .insertInto('discrepancy')
    .values([
      { kind: 'unknown_payment', charge_code: 'b1', received: 10, found_at: now, ...resolved },
      { kind: 'paid_twice', payment_id: his, charge_code: 'b2', received: 20, found_at: now, ...resolved },
    ])
    .execute();
  const { tables } = (await api.get('/api/v1/client/export', { as: await logIn(api, ana) })).json<OwnRecords>();
  expect(tables.discrepancy).toEqual([
    expect.objectContaining({ kind: 'unknown_payment', received: 10, attributed_to, payment_id: null }),
  ]);
});
