import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import { expect } from './test.ts';

type Outcome = 'pay' | 'expire' | 'reverse';

/** An action of the payer or the bank at the sandbox gateway, which then calls the API's webhook. */
async function conclude(request: APIRequestContext, code: string, outcome: Outcome): Promise<void> {
  const answer = await request.post(`${address.api}/sandbox/charges/${code}/${outcome}`);
  expect(answer.ok(), `${outcome} of ${code} answers ${answer.status()}`).toBe(true);
}

export const settle = (request: APIRequestContext, vindiCode: string): Promise<void> =>
  conclude(request, vindiCode, 'pay');
export const expire = (request: APIRequestContext, vindiCode: string): Promise<void> =>
  conclude(request, vindiCode, 'expire');
/** Reverses a paid charge. */
export const reverse = (request: APIRequestContext, vindiCode: string): Promise<void> =>
  conclude(request, vindiCode, 'reverse');
