// @vitest-environment happy-dom
import type { Problem } from '@mirante/contract/problem.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router';
import type { PaymentOrder } from '@mirante/screens/payment-step/payment-step.tsx';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buyTexts } from './failure-texts.ts';
import { usePaying } from './use-paying.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  showToastsWith(undefined);
});

type Send = Parameters<typeof usePaying>[0]['send'];

const order = { method: 'pix', installments: 1, coupon_code: null, card: null, total: 10 } as const;

const card = {
  card_company_code: 'visa',
  card_number: '4111 1111 1111 1111',
  card_name: 'BRUNO REIS',
  card_expiration: '12/2099',
  card_cvv: '123',
} as const;

function Paying({ send, by }: { send: Send; by: PaymentOrder }) {
  const { pay, failed } = usePaying({ purpose: 'buy', texts: buyTexts, send, refetchPrices: () => Promise.resolve() });
  return (
    <>
      <button onClick={() => void pay(by, [{ id: 2 }])}>Finalizar</button>
      {failed && <p role="alert">{failed.problem.status}</p>}
    </>
  );
}
const Here = () => <output>{`${useLocation().pathname} ${JSON.stringify(useLocation().state)}`}</output>;

const open = (send: Send, by: PaymentOrder = order, answers = {}) =>
  renderScreen(
    <>
      <Link to="/relatorios">Relatórios</Link>
      <Link to="/">Comprar</Link>
      <Here />
      <Routes>
        <Route path="/" element={<Paying send={send} by={by} />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    answers,
  );
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const finish = () => fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));

test('usePaying: a purchase in flight does not leave the page that was opened meanwhile', async () => {
  const answer = Promise.withResolvers<{ payment_id: number }>();
  const { calls } = open(() => answer.promise);
  finish();
  follow('Relatórios');
  answer.resolve({ payment_id: 77 });
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/v1/client/details'));
  expect(screen.getByRole('status').textContent).toBe('/relatorios null');
});

test('usePaying: a page opened again waits for the purchase in flight, and leads to its payment', async () => {
  const answer = Promise.withResolvers<{ payment_id: number }>();
  const send = vi.fn<Send>(() => answer.promise);
  open(send);
  finish();
  follow('Relatórios');
  follow('Comprar');
  finish();
  answer.resolve({ payment_id: 77 });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/conta/meus-produtos {"paying":77}'));
  expect(send).toHaveBeenCalledOnce();
});

const problem = (status: Problem['status']): Problem => ({ status, detail: '', errors: [] });

test('usePaying: an order has one key until it is paid or refused', async () => {
  const keys: string[] = [];
  const ends = [problem('FETCH_ERROR'), problem(433)];
  open(async (_body, key) => {
    keys.push(key);
    const end = ends.shift();
    if (end) throw end;
    return { payment_id: 77 };
  });
  for (const status of ['FETCH_ERROR', '433']) {
    finish();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(status));
  }
  for (const count of [3, 4]) {
    finish();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('77'));
    expect(keys).toHaveLength(count);
    follow('Comprar');
  }
  const [lost, refused, ...paid] = keys;
  expect(refused).toBe(lost);
  expect(new Set([refused, ...paid]).size).toBe(3);
});

test('usePaying: a card that the gateway refuses is told, and sent as a token once it is accepted', async () => {
  const { texts } = recordToasts();
  const tokens = [{ status: 422, body: {} }, { body: { payment_profile: { gateway_token: 'tok' } } }];
  const send = vi.fn<Send>(async () => ({ payment_id: 77 }));
  const tokenise = { 'POST /api/v1/sandbox/public/payment_profiles': () => tokens.shift()! };
  open(send, { ...order, method: 'credit_card', card }, tokenise);
  finish();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('433'));
  expect([texts, send.mock.calls]).toEqual([[buyTexts.toast], []]);
  finish();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]![0]).toMatchObject({ gateway_token: 'tok', card_last_four: '1111' });
});
