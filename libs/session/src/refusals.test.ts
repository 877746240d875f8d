// @vitest-environment happy-dom
import { permissionsApi } from '@mirante/api-client/access/permissions.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';
import type { SessionAnswer } from '@mirante/domain/access/session.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStarted, sessionOf } from './session-slice.ts';
import { startSession } from './start.ts';

const OWN = 'GET /api/v1/user';
const trader: SessionAnswer = {
  role: 'user',
  token: 't',
  user: { id: 9, name: 'Lia', email: 'lia@mirante.example', phone: null, roles: [{ id: 5, name: 'trader' }] },
};

beforeEach(() => localStorage.clear());

/** What is seen of the session after a call that is refused to this role. */
async function refused(own: FakeAnswer, code?: string) {
  const calls = fakeApi({ 'GET /api/v1/routes': { status: 403, body: { code, errors: [] } }, [OWN]: own });
  const said: string[] = [];
  const notify = (text: string) => void said.push(text);
  const { dispatch, getState } = startSession({ role: 'user', storage: localStorage, notify });
  dispatch(sessionStarted(trader));
  await dispatch(permissionsApi.endpoints.listRoutes.initiate());
  return {
    said,
    roles: () => sessionOf(getState()).details?.user.roles.map(({ name }) => name),
    asked: () => calls.filter(({ call }) => call === OWN).length,
  };
}

test('session: a 403 rereads the permissions', async () => {
  const { roles } = await refused({
    body: { role: 'user', user: { ...trader.user, roles: [{ id: 4, name: 'conteudo' }] } },
  });
  await vi.waitFor(() => expect(roles()).toEqual(['conteudo']));
});

test('session: a 403 of rereading the permissions is not retried', async () => {
  const { roles, asked } = await refused({ status: 403 });
  await vi.waitFor(() => expect(asked()).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([asked(), roles()]).toEqual([1, ['trader']]);
});

test.each([
  [undefined, true, 1],
  ['must_set_up_second_factor', false, 1],
  ['step_up_required', false, 0],
])('session: a 403 with the code %s says so (%s), and rereads the permissions (%i)', async (code, isTold, times) => {
  const { said, asked } = await refused({ status: 500 }, code);
  await vi.waitFor(() => expect(asked()).toBe(times));
  expect(said.includes(FORBIDDEN)).toBe(isTold);
});
