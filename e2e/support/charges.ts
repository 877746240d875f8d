import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import { expect } from './test.ts';

type Outcome = 'pay' | 'refuse' | 'expire' | 'reverse';

/** What the payer or the bank does at the sandbox gateway, which then tells the API by its webhook. */
async function conclude(request: APIRequestContext, code: string, outcome: Outcome): Promise<void> {
  const answer = await request.post(`${address.api}/sandbox/charges/${code}/${outcome}`);
  expect(answer.ok(), `${outcome} of ${code} answers ${answer.status()}`).toBe(true);
}

export const settle = (request: APIRequestContext, vindiCode: string): Promise<void> =>
  conclude(request, vindiCode, 'pay');
export const refuse = (request: APIRequestContext, vindiCode: string): Promise<void> =>
  conclude(request, vindiCode, 'refuse');
export const expire = (request: APIRequestContext, vindiCode: string): Promise<void> =>
  conclude(request, vindiCode, 'expire');
/** A paid charge is given back. */
export const reverse = (request: APIRequestContext, vindiCode: string): Promise<void> =>
  conclude(request, vindiCode, 'reverse');
