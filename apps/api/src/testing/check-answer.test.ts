import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { problem } from '../http/errors.ts';
import { checkAnswer } from './check-answer.ts';

const json = 'application/json; charset=utf-8';
const answer = (statusCode: number, body: string, type: string | undefined = json) =>
  ({ statusCode, body, headers: { 'content-type': type } }) as LightMyRequestResponse;
const check = (url: string, answered: LightMyRequestResponse) => () =>
  checkAnswer({ method: url.startsWith('/api/v1/logout') ? 'POST' : 'GET', url }, answered);
const refused = (code: Parameters<typeof problem>[0], more: object = {}) => {
  const body = { ...problem(code, 'Em palavras.'), ...more };
  return answer(body.status, JSON.stringify(body), 'application/problem+json');
};

const roles = '/api/v1/roles';
const role = { id: 1, name: 'administrador' };

it.each([
  ['what its type says', roles, answer(200, JSON.stringify([role]))],
  ['what follows from who may call it', roles, refused('forbidden')],
  ['nothing, where it answers nothing', '/api/v1/logout', answer(204, '', undefined)],
  ['a file', '/api/v1/payments.csv?page=1', answer(200, 'a;b', 'text/csv; charset=utf-8')],
  ['what was known already', '/api/v1/active-products', answer(304, '', undefined)],
])('checkAnswer accepts %s', (_title, url, answered) => {
  expect(check(url, answered)).not.toThrow();
});

it.each([
  ['a field that its type does not have', roles, answer(200, JSON.stringify([{ ...role, more: 1 }])), 'additional'],
  ['without one that its type has', roles, answer(200, JSON.stringify([{ id: 1 }])), "required property 'name'"],
  [
    'a value that its type does not have',
    roles,
    answer(200, JSON.stringify([{ ...role, name: 'x' }])),
    'allowed values',
  ],
  ['a refusal that it does not name', roles, refused('already_owned'), 'status must|not published|allowed values'],
  ['a status that it does not name', roles, refused('payment_refused'), 'which is not published'],
  ['a code under another status', roles, refused('forbidden', { status: 401 }), 'allowed values'],
  ['a refusal with more than a problem has', roles, refused('forbidden', { stack: 'x' }), 'additional'],
  ['a refusal as any JSON', roles, answer(403, '{}'), 'in application/json'],
  ['a list as a file', roles, answer(200, 'a;b', 'text/csv'), 'in text/csv'],
  ['a body where it answers nothing', '/api/v1/logout', answer(204, '{}'), 'with a body'],
])('checkAnswer refuses %s', (_title, url, answered, why) => {
  expect(check(url, answered)).toThrow(
    new RegExp(`^(?:listRoles|logOut) answers ${answered.statusCode}, .*(?:${why})`),
  );
});

it('checkAnswer matches paths as the server does: dots resolved, static segments before parameters', () => {
  const health = answer(200, '{"status":"ok"}');
  expect(check('/health/ready', health)).not.toThrow();
  expect(check('/api/v1/users/../roles', health)).toThrow('listRoles answers 200');
  expect(check('/api/v1/users/1', health)).toThrow('getUser answers 200');
  expect(check('/api/v1/users.csv', health)).toThrow('exportUsers answers 200');
});
