import { expect, test } from 'vitest';
import { phoneCookie } from './phone-cookie.ts';

test('the phone goes to the parent domain in base64, to https only', () => {
  expect(phoneCookie('+5511900000101', 'mirante.example')).toBe(
    '__Secure-phone=KzU1MTE5MDAwMDAxMDE=; Max-Age=2592000; Domain=mirante.example; Path=/; Secure; SameSite=Lax',
  );
});

test('no phone removes it', () => {
  expect(phoneCookie(null, 'mirante.example')).toContain('__Secure-phone=; Max-Age=0; Domain=mirante.example');
});

test('no domain sets none', () => {
  expect(phoneCookie('+5511900000101', '')).toBeUndefined();
});
