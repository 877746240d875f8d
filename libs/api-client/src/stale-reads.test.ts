// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passkeysApi } from './access/passkeys.ts';
import { ownSessionsApi } from './access/own-sessions.ts';
import { api } from './base-api.ts';
import { fetchEarly } from './early-fetch.ts';
import { clientAccountApi } from './sales/client-account.ts';
import { ownPaymentChecksApi } from './sales/own-payment-checks.ts';
import { makeStore } from './store.ts';

const READ = 'GET /api/v1/account/passkeys';
const RENAME = 'PATCH /api/v1/account/passkeys/1';
const { listPasskeys, renamePasskey } = passkeysApi.endpoints;

interface Sent {
  call: string;
  answer: (body: unknown, status?: number) => void;
}
/** Calls that have no answer yet. */
let open: Sent[] = [];
let store: ReturnType<typeof makeStore<{ session: { token: string } }>>;

beforeEach(() => {
  open = [];
  store = makeStore({ notify: () => undefined, reducers: { session: () => ({ token: 'ana' }) } });
  vi.stubGlobal('fetch', (asked: Request | string) => {
    const { method, url } = typeof asked === 'string' ? { method: 'GET', url: `http://x${asked}` } : asked;
    return new Promise<Response>((resolve) => {
      const answer: Sent['answer'] = (body, status = 200) => resolve(new Response(JSON.stringify(body), { status }));
      open.push({ call: `${method} ${new URL(url).pathname}`, answer });
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.earlyReads?.drop();
});

/** Answers the oldest open call of these, once it is there. */
const answer = async (call: string, body: unknown, status?: number) => {
  const findCall = () => {
    const found = open.findIndex((one) => one.call === call);
    if (found === -1) throw new Error(`${call} is not asked`);
    return found;
  };
  const at = await vi.waitFor(findCall, { interval: 5 });
  open.splice(at, 1)[0]?.answer(body, status);
};
const read = () => store.dispatch(listPasskeys.initiate());
const shown = () => listPasskeys.select()(store.getState());
/** A write, from its call to its end. */
const write = async (status?: number) => {
  const end = store.dispatch(renamePasskey.initiate({ id: 1, body: { name: 'Celular' } }));
  await answer(RENAME, null, status);
  await end;
};

describe('a write during a read of its list', () => {
  test('refetches the list that was already loaded', async () => {
    const list = read();
    await answer(READ, ['first']);
    await list;
    const again = list.refetch();
    await write();
    await answer(READ, ['before the write']);
    await answer(READ, ['after the write']);
    expect((await again).data).toEqual(['after the write']);
    expect(open).toEqual([]);
  });

  test('refetches the list that was still loading', async () => {
    const list = read();
    await write();
    await answer(READ, ['before the write']);
    await answer(READ, ['after the write']);
    expect((await list).data).toEqual(['after the write']);
  });

  test('refetches the list that failed', async () => {
    const list = read();
    await write();
    await answer(READ, null, 404);
    await answer(READ, ['after the write']);
    expect((await list).data).toEqual(['after the write']);
  });

  test('discards the early response to the list', async () => {
    fetchEarly('/api/v1/account/passkeys', 'ana');
    const list = read();
    await write();
    await answer(READ, ['before the write']);
    await answer(READ, ['after the write']);
    expect((await list).data).toEqual(['after the write']);
  });

  test('leaves no older response shown, however many writes', async () => {
    const list = read();
    await answer(READ, ['first']);
    await list;
    await write();
    await write();
    await answer(READ, ['after one write']);
    await write();
    await answer(READ, ['after two writes']);
    expect(shown().data).toEqual(['first']);
    await answer(READ, ['after three writes']);
    await vi.waitFor(() => expect(shown().data).toEqual(['after three writes']));
    expect(open).toEqual([]);
  });

  test('does not refetch an unused list', async () => {
    const list = read();
    await answer(READ, ['first']);
    await list;
    const again = list.refetch();
    list.unsubscribe();
    await write();
    await answer(READ, ['before the write']);
    await answer(READ, ['after the write']);
    await again;
    expect(shown().status).toBe('uninitialized');
  });

  test.each([
    ['is of another kind', () => endSession(200)],
    ['failed', () => write(500)],
  ])('does not refetch when it %s', async (_what, other) => {
    const list = read();
    await other();
    await answer(READ, ['only']);
    expect((await list).data).toEqual(['only']);
    expect(open).toEqual([]);
  });

  test.each([412, 404, 409])('also refetches when it is refused as outdated, with %d', async (status) => {
    const list = read();
    await write(status);
    await answer(READ, ['before the other edit']);
    await answer(READ, ['after the other edit']);
    expect((await list).data).toEqual(['after the other edit']);
  });
});

test('a live notice that invalidates a tag refetches a list still loading', async () => {
  const list = read();
  store.dispatch(api.util.invalidateTags(['passkey']));
  await answer(READ, ['before the news']);
  await answer(READ, ['after the news']);
  expect((await list).data).toEqual(['after the news']);
});

test('a live notice refetches a loaded list once', async () => {
  const list = read();
  await answer(READ, ['first']);
  await list;
  store.dispatch(api.util.invalidateTags(['passkey']));
  await answer(READ, ['after the news']);
  await vi.waitFor(() => expect(shown().data).toEqual(['after the news']));
  expect(open).toEqual([]);
});

const endSession = async (status: number) => {
  const end = store.dispatch(ownSessionsApi.endpoints.endOtherSessions.initiate());
  await answer('DELETE /api/v1/account/sessions', null, status);
  await end;
};

describe('a payment check during a read of the payments', () => {
  const PAYMENTS = 'GET /api/v1/client/payments';
  const check = async (reload: boolean) => {
    const list = store.dispatch(clientAccountApi.endpoints.listOwnPayments.initiate({}));
    const end = store.dispatch(ownPaymentChecksApi.endpoints.refreshPayments.initiate());
    await answer('POST /api/v1/client/payments/refresh', { reload });
    await end;
    await answer(PAYMENTS, 'before the check');
    return list;
  };

  test('that found a payment repeats the read', async () => {
    const list = check(true);
    await answer(PAYMENTS, 'after the check');
    expect((await list).data).toBe('after the check');
  });

  test('that found none does not', async () => {
    expect((await check(false)).data).toBe('before the check');
    expect(open).toEqual([]);
  });
});
