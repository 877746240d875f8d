import type { OwnRecords } from '@mirante/domain/people/account.ts';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';

const api = await testApi();
const { db } = api;

it('the personal data export has the carts that were left with the confirmed address', async () => {
  const [ana, bruno, carla] = [
    await factory.client(db),
    await factory.client(db),
    await factory.client(db, { email_confirmed_at: null }),
  ];
  const { id } = await factory.product(db);
  for (const { email } of [ana, bruno, carla]) {
    const { key: session_key } = (await api.post('/api/v1/session', {})).json();
    const typed = { name: `Carrinho de ${email}`, email, phone: '+5511955544332' };
    await api.post('/api/v1/cart-capi-event', { ...typed, products: [id], session_key });
  }
  const cartsOf = async (client: typeof ana) => {
    const answer = await api.get('/api/v1/client/export', { as: await logIn(api, client) });
    return answer.json<OwnRecords>().tables.checkout_session!.map(({ cart }) => cart);
  };
  expect(await cartsOf(ana)).toEqual([
    { name: `Carrinho de ${ana.email}`, email: ana.email, phone: '+5511955544332', products: [id] },
  ]);
  expect(await cartsOf(carla)).toEqual([]);
});
