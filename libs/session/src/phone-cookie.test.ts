import { expect, test } from 'vitest';
import { phoneCookie } from './phone-cookie.ts';

test('phone cookie: is set on the parent domain in base64, for https only', () => {
  expect(phoneCookie('+5511900000101', 'mirante.example')).toBe(
    '__Secure-phone=KzU1MTE5MDAwMDAxMDE=; Max-Age=2592000; Domain=mirante.example; Path=/; Secure; SameSite=Lax',
  );
});

test('phone cookie: is removed without a phone', () => {
  expect(phoneCookie(null, 'mirante.example')).toContain('__Secure-phone=; Max-Age=0; Domain=mirante.example');
});

test("phone cookie: without a parent domain it is the host's own", () => {
  expect(phoneCookie('+5511900000101', '')).toBe(
    '__Secure-phone=KzU1MTE5MDAwMDAxMDE=; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
  );
});
