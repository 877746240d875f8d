import type { ClientRow, StaffClient } from '@mirante/domain/people/client.ts';

import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { seededAt } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { listPage } from '../../testing/lists.ts';

const now = seededAt;
const api = await testApi({ now: () => now, seeded: true });
const { db } = api;
const PATH = '/api/v1/clients';
let staff: string;

beforeAll(async () => {
  for (const name of ['Ábaco Torres', 'Abelha Rainha', 'abacate Verde', 'Ação Entre Amigos'])
    await factory.client(db, { name });
  await factory.client(db, { name: 'João Sem Produto', phone: '+551133224455', cell_phone: '+5521988887777' });
  staff = await logIn(api, await factory.staff(db, ['atendimento']));
});

const rowKeys = {
  id: 1,
  name: 1,
  phone: 1,
  product_code: 1,
  product_name: 1,
  product_status: 1,
  product_expires_at: 1,
  created_at: 1,
} satisfies Record<keyof ClientRow, 1>;
const detailKeys = {
  id: 1,
  name: 1,
  email: 1,
  cpf: 1,
  birth_date: 1,
  phone: 1,
  cell_phone: 1,
  gender: 1,
  vindi_id: 1,
  email_confirmed_at: 1,
  created_at: 1,
  products: 1,
  address: 1,
  versions: 1,
  erasure_request: 1,
  pending_changes: 1,
  ownership: 1,
} satisfies Record<keyof StaffClient, 1>;

describe("a client's record", () => {
  it("has exactly the contract's fields, and never a password", async () => {
    const { items } = await listPage<ClientRow>(api, PATH, { perPage: 1 }, staff);
    expect(Object.keys(items[0]!).toSorted()).toEqual(Object.keys(rowKeys).toSorted());
    const ana = (await api.get(`${PATH}/1001`, { as: staff })).json<StaffClient>();
    expect(Object.keys(ana).toSorted()).toEqual(Object.keys(detailKeys).toSorted());
    expect(ana).toMatchObject({
      email: 'ana@mirante.example',
      cpf: '52998224130',
      address: { state: expect.any(String) },
    });
    expect(ana.products.map(({ status }) => status)).toEqual([
      'pending_payment',
      'no_payment',
      'cancelled',
      'active',
      'active',
      'expired',
      'expired',
    ]);
  });

  it('is open to client care and finance alone', async () => {
    for (const role of ['conteudo', 'trader'] as const)
      expect(
        (await api.get(`${PATH}/1001`, { as: await logIn(api, await factory.staff(db, [role])) })).statusCode,
      ).toBe(403);
    for (const role of ['administrador', 'atendimento', 'financeiro'] as const)
      expect(
        (await api.get(`${PATH}/1001`, { as: await logIn(api, await factory.staff(db, [role])) })).statusCode,
      ).toBe(200);
    expect((await api.get(`${PATH}/1002`, { as: await logIn(api, { id: 1001, role: 'client' }) })).statusCode).toBe(
      403,
    );
  });
});
