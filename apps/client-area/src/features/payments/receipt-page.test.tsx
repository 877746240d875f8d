// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { to } from '../../app/to.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ReceiptPage } from './receipt-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const paid = {
  id: 7,
  status: 'paid',
  guest: false,
  method: 'credit_card',
  installments: 3,
  net: 331.2,
  amount: 368,
  discount: 36.8,
  refunded: 0,
  refund_state: null,
  vindi_code: 'v7',
  confirmed_at: '2026-11-20T15:00:00Z',
  credits: [],
  items: [{ product_id: 3, product_name: 'Invista em Ações', amount: 368, discount: 36.8 }],
};
const open = (of: object = {}) =>
  renderScreen(
    <Routes>
      <Route path={to.receipt(':id')} element={<ReceiptPage />} />
    </Routes>,
    {
      'GET /api/v1/client/payments/7': { body: { ...paid, ...of } },
      'GET /api/v1/client/profile': { body: { name: 'Ana Falcão', cpf: '52998224725' } },
    },
    {},
    to.receipt(7),
  );

test('receipt: names the payer, the amount, what was bought, and the house, and is printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  open();
  const receipt = await screen.findByRole('article');
  const text = receipt.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('Recebemos de Ana Falcão, CPF 529.982.247-25, a quantia de R$ 331,20');
  expect(text).toContain('Invista em Ações');
  expect(text).toContain('em 3 parcelas sem juros. Pagamento confirmado em 20/11/2026, 12:00, código v7.');
  expect(text).toContain('CNPJ 12.345.678/0001-95');
  expect(text).not.toContain('devolvidos');
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

test('receipt: tells what was refunded', async () => {
  open({ refunded: 100, refund_state: 'returned' });
  expect((await screen.findByRole('article')).textContent).toMatch(/Deste valor, R\$\s100,00 foram devolvidos depois/);
});

test.each([{ status: 'pending' }, { guest: true }, { net: 0 }])('receipt: a payment with %j has none', async (of) => {
  open(of);
  expect(await screen.findByText('Este pagamento não tem recibo.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
});
