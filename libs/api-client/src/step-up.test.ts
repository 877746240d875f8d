// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { usersApi } from './access/users.ts';
import { answerStepUp, isStepUpRequested, watchStepUp } from './step-up.ts';
import { makeStore } from './store.ts';
import { fakeApi } from './testing/fake-api.ts';

const { removeUser } = usersApi.endpoints;
const refusal = { status: 403, body: { code: 'step_up_required', detail: 'Confirme que é você para continuar.' } };

/** Two removals at once, of a session that is proven once somebody answers. */
function removeTwo() {
  let isProven = false;
  const calls = fakeApi(
    Object.fromEntries(
      [7, 8].map((id) => [`DELETE /api/v1/users/${id}`, () => (isProven ? { status: 204, body: '' } : refusal)]),
    ),
  );
  const { dispatch } = makeStore({ notify: () => {} });
  const ends = Promise.all([7, 8].map((id) => dispatch(removeUser.initiate({ id }))));
  const answer = (proven: boolean) => {
    isProven = proven;
    answerStepUp(proven);
  };
  return { ends, answer, calls: () => calls.map(({ call }) => call.split('/').at(-1)) };
}

let unwatch = () => {};
afterEach(() => unwatch());

test('step-up: concurrent calls wait for one dialog, and are then retried', async () => {
  const asked = vi.fn<() => void>();
  unwatch = watchStepUp(asked);
  const { ends, answer, calls } = removeTwo();
  await vi.waitFor(() => expect(calls()).toEqual(['7', '8']));
  await vi.waitFor(() => expect(isStepUpRequested()).toBe(true));
  expect(asked).toHaveBeenCalledTimes(1);
  answer(true);
  expect((await ends).map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(calls().slice(2)).toEqual(['7', '8']);
  expect(isStepUpRequested()).toBe(false);
});

test('step-up: a cancelled dialog leaves the calls refused', async () => {
  unwatch = watchStepUp(() => {});
  const { ends, answer, calls } = removeTwo();
  await vi.waitFor(() => expect(isStepUpRequested()).toBe(true));
  answer(false);
  expect((await ends).map(({ error }) => error)).toMatchObject([refusal.body, refusal.body]);
  expect(calls()).toHaveLength(2);
});

test('step-up: calls are refused when no screen can show the dialog, or it is unmounted', async () => {
  expect((await removeTwo().ends)[0]!.error).toMatchObject(refusal.body);
  unwatch = watchStepUp(() => {});
  const { ends } = removeTwo();
  await vi.waitFor(() => expect(isStepUpRequested()).toBe(true));
  unwatch();
  expect((await ends)[0]!.error).toMatchObject(refusal.body);
});
