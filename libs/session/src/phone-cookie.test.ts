// @vitest-environment happy-dom
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { expect, test, vi } from 'vitest';
import { phoneCookie } from './phone-cookie.ts';
import { loggedOut, sessionStarted } from './session-slice.ts';
import { startSession } from './start.ts';

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

test('phone cookie: a login and logout of staff on the same host leaves it as it is', () => {
  fakeApi({ 'GET /api/v1/user': { status: 500 } });
  const written = vi.spyOn(document, 'cookie', 'set');
  const { dispatch } = startSession({ role: 'user', storage: sessionStorage, notify: () => undefined });
  const user = { id: 9, name: 'Lia', email: 'lia@mirante.example', phone: null, roles: [] };
  dispatch(sessionStarted({ role: 'user', token: 't', user }));
  dispatch(loggedOut());
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
