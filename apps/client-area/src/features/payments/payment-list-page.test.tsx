// @vitest-environment happy-dom
import type { PaymentRow } from '@mirante/domain/sales/payment.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { to } from '../../app/to.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PaymentListPage } from './payment-list-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const boleto: PaymentRow = {
  id: 5008,
  vindi_code: null,
  type: 'buy',
  guest: false,
  status: 'pending',
  expired: false,
  method: 'bank_slip',
  product_names: ['Carteiras Mirante', 'Top Fundos'],
  net: 715.2,
  amount: 1788,
  discount: 1072.8,
  installments: 1,
  created_at: '2026-11-20T12:00:00Z',
  due_at: '2026-11-25T02:59:59Z',
  confirmed_at: null,
  coupon_code: null,
};
const answers = { 'GET /api/v1/client/payments': { body: { items: [boleto], total: 1 } } };
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');
const names = 'Carteiras Mirante, Top Fundos';

test('payment list: a payment shows products and amount paid, then list price and discount', async () => {
  renderScreen(<PaymentListPage />, answers, {}, to.payments());
  const link = await screen.findByRole('link', { name: names });
  expect(link.getAttribute('href')).toBe(to.payment(5008));
  const cells = Array.from(link.closest('tr')!.cells, ({ textContent }) => plain(textContent));
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const shown = ['Produtos', 'Valor', 'Preço de tabela', 'Desconto'];
  expect(shown.map((head) => cells[heads.indexOf(head)])).toEqual([names, 'R$ 715,20', 'R$ 1.788,00', '−R$ 1.072,80']);
  expect(shown.map((head) => heads.indexOf(head))).toEqual(
    shown.map((head) => heads.indexOf(head)).toSorted((a, b) => a - b),
  );
});

test('payment list: on a phone shows the amount paid alone', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  renderScreen(<PaymentListPage />, answers, {}, to.payments());
  const card = (await screen.findByRole('link', { name: names })).closest('li')!;
  expect(plain(card.textContent)).toContain('R$ 715,20');
  expect(plain(card.textContent).match(/R\$/g)).toHaveLength(1);
});
