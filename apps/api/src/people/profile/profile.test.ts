import type { Profile } from '@mirante/domain/people/account.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { lockClient } from '../client.store.ts';

const now = new Date('2026-05-04T12:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
const address = {
  zipcode: '20040-002',
  address: 'Avenida Rio Branco',
  number: 1,
  complement: 'Sala 8',
  district: 'Centro',
  state: 'RJ',
  city: 'Rio de Janeiro',
  city_id: 3304557,
};

let ana: Awaited<ReturnType<typeof factory.client>>;
let as: string;
beforeEach(async () => {
  ana = await factory.client(db, {
    name: 'Ana Souza',
    birth_date: '1988-04-12',
    gender: 'F',
    phone: '+5511987654321',
    cell_phone: '+5511912345678',
  });
  as = await logIn(api, ana);
});
const profileOf = async (token: string) => (await api.get('/api/v1/client/profile', { as: token })).json<Profile>();
const edit = (body: object) => api.patch('/api/v1/client', body, { as });
const saveAddress = (body: object) => api.post('/api/v1/client/address', body, { as });

describe('the profile', () => {
  it("has all of the owner's account fields, and no secret", async () => {
    await factory.address(db, ana.id);
    const product = await factory.product(db);
    await factory.clientProduct(db, ana.id, product.id);
    const seen = await profileOf(as);
    expect(seen).toMatchObject({
      id: ana.id,
      name: 'Ana Souza',
      email: ana.email,
      cpf: ana.cpf,
      birth_date: '1988-04-12',
      phone: '+5511987654321',
      cell_phone: '+5511912345678',
      gender: 'F',
      vindi_id: null,
      products: [{ product_id: product.id, status: 'active' }],
      address: { zipcode: '01310100', number: 1000 },
      email_change: null,
      removable: false,
      refund_owed: false,
      erasure_requested_at: null,
    });
    expect(JSON.stringify(seen)).not.toMatch(/hash|argon/);
  });

  it('changes only the fields sent', async () => {
    expect((await edit({ name: 'Ana Souza Lima' })).statusCode).toBe(204);
    expect(await profileOf(as)).toMatchObject({
      name: 'Ana Souza Lima',
      birth_date: '1988-04-12',
      phone: '+5511987654321',
      cell_phone: '+5511912345678',
      gender: 'F',
    });
    expect((await edit({ birth_date: '1990-01-31', gender: 'M', phone: '(21) 98888-7777' })).statusCode).toBe(204);
    expect(await profileOf(as)).toMatchObject({
      name: 'Ana Souza Lima',
      birth_date: '1990-01-31',
      gender: 'M',
      phone: '+5521988887777',
    });
    expect((await edit({})).statusCode).toBe(204);
  });

  it.each([null, ''])('clears the cell phone when it is sent as %j', async (cell_phone) => {
    expect((await edit({ cell_phone })).statusCode).toBe(204);
    expect((await profileOf(as)).cell_phone).toBeNull();
  });

  it("shows a new name in all of the owner's sessions", async () => {
    await edit({ name: 'Ana Maria' });
    expect((await api.get('/api/v1/client/details', { as })).json().user.name).toBe('Ana Maria');
  });

  it.each([
    ['name', '', 'Por favor escreva um texto aqui.'],
    ['name', '   ', 'Por favor escreva um texto aqui.'],
    ['name', 'x'.repeat(101), 'Nome longo demais.'],
    ['name', 'Ganhe em golpe.com', 'Digite só o nome, sem números, endereços ou os sinais / : @.'],
    ['name', null, 'Campo obrigatório.'],
    ['birth_date', '', 'Campo obrigatório.'],
    ['birth_date', '2024-02-30', 'Essa não parece uma data válida.'],
    ['birth_date', '1901-01-01', 'Por favor conferir a data (maior que 100 anos).'],
    ['gender', 'X', 'Selecione uma opção.'],
    ['gender', '', 'Selecione uma opção.'],
    ['phone', '', 'Campo obrigatório.'],
    ['phone', '123', 'Telefone Inválido'],
    ['cell_phone', '123', 'Telefone Inválido'],
  ])('refuses %s %j beside its field and changes nothing', async (path, value, message) => {
    const before = await profileOf(as);
    const answer = await edit({ [path]: value });
    expect(answer.json()).toMatchObject({ status: 422, code: 'invalid_fields', errors: [{ path, message }] });
    expect(await profileOf(as)).toEqual(before);
  });

  it.each(['email', 'cpf', 'id', 'password_hash', 'email_confirmed_at', 'vindi_id'])(
    'ignores %s in its body',
    async (field) => {
      const before = await profileOf(as);
      expect((await edit({ name: 'Outra', [field]: 'x' })).json()).toMatchObject({
        status: 422,
        errors: [{ path: field, message: 'Campo desconhecido.' }],
      });
      expect(await profileOf(as)).toEqual(before);
    },
  );

  it('of other clients is unaffected', async () => {
    const bruno = await factory.client(db, { name: 'Bruno Dias' });
    const his = await logIn(api, bruno);
    await edit({ name: 'Ana Nova' });
    await saveAddress(address);
    expect(await profileOf(his)).toMatchObject({ id: bruno.id, name: 'Bruno Dias', address: null });
  });
});

describe('the address', () => {
  it('is absent until saved, then updated in place', async () => {
    expect((await api.get('/api/v1/client/address', { as })).statusCode).toBe(404);
    expect((await saveAddress(address)).statusCode).toBe(204);
    expect((await api.get('/api/v1/client/address', { as })).json()).toEqual({
      ...address,
      zipcode: '20040002',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
    const { complement: _, city_id: __, ...bare } = address;
    expect((await saveAddress({ ...bare, number: 2 })).statusCode).toBe(204);
    expect((await profileOf(as)).address).toMatchObject({ number: 2, complement: null, city_id: null });
  });

  it('may have no number, which is said', async () => {
    expect((await saveAddress({ ...address, number: null })).statusCode).toBe(204);
    expect((await profileOf(as)).address).toMatchObject({ number: null });
    const { number: _, ...bare } = address;
    expect((await saveAddress(bare)).json()).toMatchObject({
      errors: [{ path: 'number', message: 'Campo obrigatório.' }],
    });
  });

  it.each([
    ['zipcode', '123', 'Favor digitar um CEP válido.'],
    ['number', 0, 'Valor numérico deve estar entre 1 e 99999999'],
    ['number', '7', 'Valor inválido.'],
    ['state', 'XX', 'Selecione uma opção.'],
    ['address', 'x'.repeat(151), 'Texto longo demais.'],
    ['district', '', 'Por favor escreva um texto aqui.'],
    ['city', 'x'.repeat(121), 'Texto longo demais.'],
  ])('with %s %j is refused beside its field', async (path, value, message) => {
    expect((await saveAddress({ ...address, [path]: value })).json()).toMatchObject({
      status: 422,
      errors: [{ path, message }],
    });
    expect((await profileOf(as)).address).toBeNull();
  });
});

it('an address that was sent while the account was being removed is refused, and not stored', async () => {
  const { promise: isOver, resolve: commit } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const removed = db.transaction().execute(async (trx) => {
    await lockClient(trx, ana.id);
    await trx.updateTable('client').set({ removed_at: now }).where('id', '=', ana.id).execute();
    lock();
    await isOver;
  });
  await locked;
  let isAnswered = false;
  const sent = api.post('/api/v1/client/address', address, { as }).finally(() => (isAnswered = true));
  await vi.waitFor(async () => expect(isAnswered || (await lockWaits(db)) > 0).toBe(true), { interval: 5 });
  commit();
  await removed;
  expect((await sent).statusCode).toBe(401);
  expect(await db.selectFrom('client_address').select('city').where('client_id', '=', ana.id).execute()).toEqual([]);
});
