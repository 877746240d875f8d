// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { takeAppToken } from './app-token.ts';

test.each([
  ['#/?appToken=abc', 'abc', '#/'],
  ['#appToken=abc', 'abc', '#/'],
  ['#/conta/pagamentos?page=2&appToken=a%2Bc', 'a+c', '#/conta/pagamentos?page=2'],
  ['#/?appToken=', undefined, '#/'],
  ['#/conta/pagamentos?page=2', undefined, '#/conta/pagamentos?page=2'],
  ['#/appToken', undefined, '#/appToken'],
])('app token: %s gives %s and leaves %s', (before, token, after) => {
  window.location.hash = before;
  expect(takeAppToken()).toBe(token);
  expect(window.location.hash).toBe(after);
});
