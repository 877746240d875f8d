import { checkout } from '@mirante/contract/sales/checkout.ts';
import { clientAccount } from '@mirante/contract/sales/client-account.ts';
import { pix } from '@mirante/contract/sales/pix.ts';
import { session } from '@mirante/contract/access/session.ts';
import { expect, expectTypeOf, test } from 'vitest';
import { callFor, type Arg } from './endpoints-from.ts';

const { listOwnPayments, getOwnPayment } = clientAccount;
const editRoles = { method: 'PUT', path: '/api/v1/users/:id/roles', idempotent: false } as const;
const keyOf = (arg: object) => (callFor(checkout.signUp, arg).headers as Record<string, string>)['idempotency-key'];

test('endpointsFrom: a filter keeps the dots of its key, and empty filters are left out of the query', () => {
  expect(
    callFor(listOwnPayments, { page: 2, 'payment.status': 'paid', 'payment.id': '', 'payment.type': undefined }),
  ).toEqual({
    method: 'GET',
    url: '/api/v1/client/payments',
    params: { page: 2, 'payment.status': 'paid' },
  });
});

test('endpointsFrom: a filter with the value 0 is sent', () => {
  expect(callFor(listOwnPayments, { 'payment.amount': 0 }).params).toEqual({ 'payment.amount': 0 });
});

test('endpointsFrom: path parameters leave the query and are escaped', () => {
  expect(callFor(pix.getPix, { code: 'a/b ç', page: 1 })).toEqual({
    method: 'GET',
    url: '/api/v1/pix-qr-code/a%2Fb%20%C3%A7',
    params: { page: 1 },
  });
});

test('endpointsFrom: a call that moves money has an idempotency key, given or its own until answered', () => {
  expect(keyOf({ body: {}, idempotencyKey: 'attempt-1' })).toBe('attempt-1');
  expect(keyOf({ body: {} })).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ body: {} })).toBe(keyOf({ body: {} }));
  expect(keyOf({ body: {} })).not.toBe(keyOf({ body: { other: true } }));
});

test('endpointsFrom: an edit sends its body, and the version that it is based on', () => {
  expect(callFor(editRoles, { id: 7, body: { roles: [2] }, version: 'v1' })).toEqual({
    method: 'PUT',
    url: '/api/v1/users/7/roles',
    body: { roles: [2] },
    headers: { 'if-match': '"v1"' },
  });
});

test('endpointsFrom: a call may have a token of its own', () => {
  expect(callFor(session.logOut, { token: 'old' })).toEqual({ method: 'POST', url: '/api/v1/logout', token: 'old' });
});

test('endpointsFrom: other writes have no key and no empty body', () => {
  expect(callFor(session.logOut, {})).toEqual({ method: 'POST', url: '/api/v1/logout' });
});

test("endpointsFrom: arguments have their contract's types", () => {
  expectTypeOf<Arg<typeof getOwnPayment>>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<{ page: 2; 'payment.status': 'paid' }>().toExtend<Arg<typeof listOwnPayments>>();
  expectTypeOf<{ sort: 'payment.secret' }>().not.toExtend<Arg<typeof listOwnPayments>>();
  expectTypeOf<Arg<typeof pix.verifyPix>>().toEqualTypeOf<{ code: string }>();
  expectTypeOf<Arg<typeof session.logIn>['body']>().toEqualTypeOf<{
    email: string;
    password: string;
    role?: 'client' | 'user' | undefined;
  }>();
  expectTypeOf<void>().toExtend<Arg<typeof session.logOut>>();
});
