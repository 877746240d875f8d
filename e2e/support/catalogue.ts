import type { APIRequestContext, APIResponse } from 'playwright/test';
import { address } from './address.ts';
import { beginSession } from './log-in.ts';
import { uniqueText } from './unique.ts';
import { expect } from './test.ts';

async function asFinance(
  request: APIRequestContext,
  method: 'post' | 'delete',
  path: string,
  data?: object,
): Promise<APIResponse> {
  const { token } = await beginSession(request, 'financeiro');
  const answer = await request[method](`${address.api}/api/v1${path}`, {
    ...(data && { data }),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), `${method} ${path} answers ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer;
}
const create = async (request: APIRequestContext, path: string, data: object): Promise<number> =>
  ((await (await asFinance(request, 'post', path, data)).json()) as { id: number }).id;

/** A product on sale that nobody owns. */
export async function newProduct(request: APIRequestContext): Promise<{ id: number; name: string }> {
  const mark = uniqueText();
  const name = `Prova ${mark}`;
  const id = await create(request, '/products', {
    code: `prova_${mark}`,
    name,
    description: 'Um produto de prova.',
    price: 199.9,
    installments: 3,
    vindi_id: 4242,
    vindi_code: `prova-${mark}`,
  });
  return { id, name };
}

/** Removes it from the offer, which other tests read. */
export const removeProduct = async (request: APIRequestContext, { id }: { id: number }): Promise<void> =>
  void (await asFinance(request, 'delete', `/products/${id}`));

/** A coupon for any product, valid since long ago and without an end. */
export const newCoupon = (request: APIRequestContext): Promise<number> =>
  create(request, '/coupons', {
    code: uniqueText(),
    qt: 5,
    discount_type: 'percent',
    percent: 20,
    starts_at: '2020-01-01',
  });
