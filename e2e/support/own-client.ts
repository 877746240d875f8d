import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import type { Buyer } from './buyer.ts';
import { beginSession } from './log-in.ts';
import { CARD_MONTH } from './card-month.ts';
import { newClient } from './new-client.ts';
import { expect } from './test.ts';

interface OwnClient extends Buyer {
  id: number;
  token: string;
}

/** A new client, logged in through the API. */
export async function ownClient(request: APIRequestContext): Promise<OwnClient> {
  const buyer = await newClient(request);
  const { token, user } = await beginSession(request, buyer.email, buyer.password);
  return { ...buyer, id: user.id, token };
}

/** Buys by an approved card, and returns the acquisition's id. */
export async function buyByCard(request: APIRequestContext, { token }: OwnClient, product: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const card = {
    card_number: '4111111111111111',
    card_name: 'JOANA DE TESTE',
    card_expiration: CARD_MONTH,
    card_cvv: '123',
    card_company_code: 'visa',
  };
  const bought = await request.post(`${address.api}/api/v1/client/products`, {
    data: { method: 'credit_card', installments: 1, products: [product], ...card },
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
  });
  expect(bought.ok(), `buying ${product} answers ${bought.status()} ${await bought.text()}`).toBe(true);
  const owned = (await (await request.get(`${address.api}/api/v1/client/products`, { headers })).json()) as {
    id: number;
    product_id: number;
  }[];
  return owned.find(({ product_id }) => product_id === product)!.id;
}
