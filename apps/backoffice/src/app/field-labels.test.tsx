// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StockCodeCreatePage } from '../features/investments/stocks/stock-code-create-page.tsx';
import { CouponCreatePage } from '../features/products/coupons/coupon-create-page.tsx';
import { TradeCreatePage } from '../features/trading/trades/trade-create-page.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

const stock = { 'GET /api/v1/stocks/1': { body: { id: 1, name: 'Itaú Unibanco', stock_codes: [] } } };

it.each([
  ['trade', 'Ativo', TradeCreatePage],
  ['trade', 'Compra', TradeCreatePage],
  ['stock code', 'Código', StockCodeCreatePage],
  ['coupon', 'Porcentagem', CouponCreatePage],
  ['coupon', 'Valor', CouponCreatePage],
  ['coupon', 'Desconto em %', CouponCreatePage],
])('%s form: a field alone is found by the label %s', async (_what, label, Page) => {
  renderScreen(<Page />, stock, { at: '/acoes/1/adicionar-papel', path: '/acoes/:id/adicionar-papel' });
  expect(await screen.findAllByLabelText(label, { exact: false })).toHaveLength(1);
});
