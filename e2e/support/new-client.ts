import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import { newBuyer, type Buyer } from './buyer.ts';
import { expect } from './test.ts';

const FREE_PRODUCT = 10;
const home = {
  zipcode: '01310100',
  address: 'Avenida Paulista',
  number: 1000,
  complement: null,
  district: 'Bela Vista',
  state: 'SP',
  city: 'São Paulo',
  city_id: 3550308,
};

/** A new client with the free product, which a test may change without affecting others. */
export async function newClient(request: APIRequestContext): Promise<Buyer> {
  const buyer = newBuyer();
  const client = { ...buyer, birth_date: '1990-05-20', gender: 'F', cell_phone: null };
  const payment = { method: 'bank_slip', installments: 1, products: [FREE_PRODUCT] };
  const answer = await request.post(`${address.api}/api/v1/clients`, {
    data: { client, address: home, payment },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.ok(), `signing ${buyer.email} up answers ${answer.status()} ${await answer.text()}`).toBe(true);
  return buyer;
}
