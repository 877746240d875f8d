// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buyTexts } from './failure-texts.ts';
import { usePaying } from './use-paying.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

type Send = Parameters<typeof usePaying>[0]['send'];

const order = { method: 'pix', installments: 1, coupon_code: null, card: null, total: 10 } as const;

function Paying({ send }: { send: Send }) {
  const { pay } = usePaying({ purpose: 'buy', texts: buyTexts, send, refetchPrices: () => Promise.resolve() });
  return <button onClick={() => void pay(order, [{ id: 2 }])}>Finalizar</button>;
}
const Here = () => <output>{`${useLocation().pathname} ${JSON.stringify(useLocation().state)}`}</output>;

const open = (send: Send) =>
  renderScreen(
    <>
      <Link to="/relatorios">Relatórios</Link>
      <Link to="/">Comprar</Link>
      <Here />
      <Routes>
        <Route path="/" element={<Paying send={send} />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
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
