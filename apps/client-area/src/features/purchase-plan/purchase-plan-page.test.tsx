// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PurchasePlanPage } from './purchase-plan-page.tsx';

const item = (id: number, code: string, share: number, current_price: number, national_code = true) => ({
  id,
  stock_code_id: id,
  status: 'Comprar',
  date_in: '2026-01-05',
  price_in: 10,
  split_factor: 1,
  share,
  obs: null,
  stock_code: {
    id,
    code,
    current_price,
    national_code,
    fair_price: 0.01,
    active: true,
    price_updated_at: null,
    stock_id: id,
    stock_name: code,
    sector: null,
    yield: null,
  },
});

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/carteiras-de-acoes/:id/quanto-comprar" element={<PurchasePlanPage />} />
    </Routes>,
    {
      'GET /api/v1/client/stock-portfolios/3': {
        body: {
          id: 3,
          name: 'Carteira Dividendos',
          items: [item(1, 'ITUB4', 60, 30), item(2, 'VALE3', 40, 70), item(3, 'AAPL', 5, 200, false)],
        },
      },
    },
    {},
    '/carteiras-de-acoes/3/quanto-comprar',
  );

const bought = () =>
  within(screen.getByRole('table', { name: 'O que comprar' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [within(row).getByRole('rowheader').textContent, within(row).getAllByRole('cell')[0]!.textContent]);

test('purchase plan page: purchases follow what is typed, to the last affordable share', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Dinheiro para investir (R$)'), { target: { value: '1.000,00' } });
  expect(bought()).toEqual([
    ['ITUB4', '20'],
    ['VALE3', '5'],
  ]);
  expect(screen.getByRole('status').textContent).toBe('Custo estimado R$\u00a0950,00 · Sobra R$\u00a050,00');
  expect(screen.getByText(/negociados no exterior ou não terem preço: AAPL\./)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Lote de 100'));
  expect(screen.getByText(/^Nada a comprar/)).toBeTruthy();
});

test('purchase plan page: positions are pasted or typed, and are in no call, storage or URL', async () => {
  const { calls } = open();
  fireEvent.change(await screen.findByLabelText(/Colar posições/), { target: { value: 'ITUB4 4321\nAlgo\nXXXX3 5' } });
  expect(screen.getByText('Sem código e quantidade: Algo. Fora desta carteira: XXXX3')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Quantidade de ITUB4').value).toBe('4321');
  fireEvent.change(screen.getByLabelText('Quantidade de VALE3'), { target: { value: '8765' } });
  fireEvent.change(screen.getByLabelText('Dinheiro para investir (R$)'), { target: { value: '98.765,43' } });
  expect(bought().length).toBeGreaterThan(0);
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/v1/client/stock-portfolios/3']);
  expect(
    JSON.stringify([calls, Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  ).not.toMatch(/4321|8765/);
});

test('purchase plan page: an invalid amount is reported', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Dinheiro para investir (R$)'), { target: { value: 'dez' } });
  expect(screen.getByText('Digite um valor como 1.234,56.')).toBeTruthy();
});
