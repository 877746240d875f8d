// @vitest-environment happy-dom
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import { sessionReducer } from '@mirante/session/session-slice.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { usePaymentsLoaded, usePolledPayment } from './use-polled-payment.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Asking = ({ id }: { id: number }) => <>{usePolledPayment(id) && null}</>;
function Page({ ids }: { ids: number[] }) {
  const areLoaded = usePaymentsLoaded(ids);
  return (
    <p>
      {ids.map((id) => (
        <Asking key={id} id={id} />
      ))}
      {areLoaded ? 'inteira' : 'à espera'}
    </p>
  );
}
const store = () => makeStore({ notify: () => undefined, reducers: { session: sessionReducer } });
const show = (ids: number[], kept = store()) =>
  render(
    <Provider store={kept}>
      <Page ids={ids} />
    </Provider>,
  );

test('usePaymentsLoaded: true at once without pending payments', () => {
  show([]);
  expect(screen.getByText('inteira')).toBeTruthy();
});

test('usePaymentsLoaded: true once every payment loaded or failed, and stays so', async () => {
  fakeApi({
    'GET /api/v1/client/payments/7': () => ({ body: { id: 7, status: 'paid', method: 'pix' } }),
    'GET /api/v1/client/payments/8': () => ({ status: 404, body: { detail: 'Pagamento não encontrado.' } }),
  });
  const kept = store();
  const { rerender } = show([7, 8], kept);
  expect(screen.getByText('à espera')).toBeTruthy();
  await screen.findByText('inteira');
  rerender(
    <Provider store={kept}>
      <Page ids={[7, 8, 9]} />
    </Provider>,
  );
  expect(screen.getByText('inteira')).toBeTruthy();
});

test.each([
  ['a Pix that can be paid', { status: 'pending', method: 'pix', expired: false }, 13],
  ['an expired Pix', { status: 'pending', method: 'pix', expired: true }, 3],
  ['a boleto', { status: 'pending', method: 'bank_slip', expired: false, bank_slip_url: 'https://banco.example/1' }, 1],
  ['a boleto still to be generated', { status: 'pending', method: 'bank_slip', expired: false }, 3],
  ['a paid Pix', { status: 'paid', method: 'pix', expired: false }, 1],
])('usePolledPayment: %s is read as often as it may change', async (_what, payment, times) => {
  const calls = fakeApi({ 'GET /api/v1/client/payments/7': { body: { id: 7, ...payment } } });
  vi.useFakeTimers();
  show([7]);
  for (let second = 0; second <= 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(calls).toHaveLength(times);
});

test('usePolledPayment: an expired Pix that is confirmed late turns to paid', async () => {
  const pix = { id: 7, status: 'pending', method: 'pix', expired: true };
  const answers = [pix, { ...pix, status: 'paid', expired: false }];
  const calls = fakeApi({ 'GET /api/v1/client/payments/7': () => ({ body: answers.shift() }) });
  vi.useFakeTimers();
  const Status = () => <p>{usePolledPayment(7).data?.status}</p>;
  render(
    <Provider store={store()}>
      <Status />
    </Provider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('pending')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('paid')).toBeTruthy();
  expect(calls).toHaveLength(2);
});
