import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { buy, signUpBody } from '../../testing/purchases.ts';

const api = await testApi();

it('the personal data export contains nothing that a guest typed who ordered under the CPF', async () => {
  const ana = await factory.client(api.db);
  const { key } = (await api.post('/api/v1/session', {})).json();
  const guest = { name: 'Outra Pessoa', email: 'outra@exemplo.com.br', phone: '+5521988887777' };
  const { id } = await factory.product(api.db);
  await api.post('/api/v1/cart-capi-event', { session_key: key, ...guest, products: [id] });
  const address = { ...signUpBody().address, address: 'Rua do Convidado' };
  const payment = { method: 'pix', products: [id], session_key: key };
  const ordered = await buy(api, { client: { cpf: ana.cpf, ...guest, email: ana.email }, address, payment });
  expect(ordered.json()).toMatchObject({ account_email: expect.any(String) });
  await api.mails();
  const kept = (await api.get('/api/v1/client/export', { as: await logIn(api, ana) })).body;
  expect(kept).toContain(ana.email);
  for (const typed of [guest.name, guest.email, guest.phone, address.address]) expect(kept).not.toContain(typed);
});
