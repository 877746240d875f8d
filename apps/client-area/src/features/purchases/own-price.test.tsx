// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { to } from '../../app/to.ts';
import type { UpgradeCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BuyPage } from './buy-page.tsx';
import { RenewPage } from './renew-page.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T15:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

const product = (id: number, code: string, name: string, price: number) => ({
  id,
  code,
  name,
  description: 'Uma descrição.',
  price,
  installments: 12,
  image: null,
  active: true,
  position: id,
  includes: [],
  offer: null,
});
const funds = product(2, 'top_fundos', 'Top Fundos', 588);
const life = product(9, 'mirante_vitalicio', 'Mirante Vitalício', 5988);
const pages = (
  <Routes>
    <Route path={to.buy()} element={<BuyPage />} />
    <Route path={to.renew(':product_code')} element={<RenewPage />} />
  </Routes>
);
const open = (at: string, credits: UpgradeCredit[] = [], answers: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    pages,
    {
      'GET /api/v1/active-products': { body: [funds, life] },
      'GET /api/v1/client/products': { body: [] },
      'GET /api/v1/client/upgrade-credits': { body: credits },
      'GET /api/v1/client/details': { status: 500 },
      'GET /api/v1/coupon-default': {
        body: { coupon_code: 'MIRANTE50', discount: { percent: 50, amount: null, products: [2] } },
      },
      'GET /api/v1/client/renewals/top_fundos': {
        body: {
          product: funds,
          current_expires_at: '2026-12-02T02:59:59Z',
          new_expires_at: '2027-12-02T02:59:59Z',
        },
      },
      'POST /api/v1/verify-coupon': {
        body: {
          valid: true,
          coupon_code: 'MIRANTE50',
          products: [{ product_id: 2, amount: 588, discount: 294 }],
        },
      },
      'POST /api/v1/client/products': { body: { payment_id: 7 } },
      ...answers,
    },
    {},
    at,
  );
const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');
const byPix = async () => fireEvent.click(await screen.findByRole('radio', { name: /Pix/ }));
const summary = () => textOf(screen.getByRole('region', { name: 'Resumo do pedido' }));

test("buy page: the choice adds up the client's own prices", async () => {
  open(to.buy(['top_fundos', 'mirante_vitalicio']));
  const option = await screen.findByRole('checkbox', { name: 'Top Fundos' });
  expect(textOf(option.closest('label')!)).toContain('de R$ 588,00 porR$ 294,00');
  expect(summary()).toContain('Cupom MIRANTE5050%−R$ 294,00TotalR$ 6.282,00');
  expect(summary()).toContain('R$ 5.624,40 no Pix ou boleto');
  fireEvent.click(option);
  expect(summary()).not.toContain('MIRANTE50');
  expect(summary()).toContain('TotalR$ 5.988,00');
});

test('buy page: a default coupon by value is announced by each product, and taken off the order once', async () => {
  const discount = { percent: null, amount: 100, products: [2, 9] };
  const invest = product(9, 'invest', 'Invest', 1548);
  open(to.buy(['top_fundos', 'invest']), [], {
    'GET /api/v1/active-products': { body: [funds, invest] },
    'GET /api/v1/coupon-default': { body: { coupon_code: 'MENOS100', discount } },
  });
  const priceOf = async (name: string) => textOf((await screen.findByRole('checkbox', { name })).closest('label')!);
  expect(await priceOf('Top Fundos')).toContain('R$ 588,00em até 12xR$ 100,00 a menos no pedido');
  expect(await priceOf('Invest')).toContain('R$ 1.548,00em até 12xR$ 100,00 a menos no pedido');
  expect(summary()).toContain('−R$ 100,00TotalR$ 2.036,00');
});

test('buy page: the default coupon is applied without a click, by every method, and its total is sent', async () => {
  const { calls } = open(to.buy(['top_fundos'], 'paying'));
  await screen.findByRole('button', { name: 'Remover' });
  expect(summary()).toContain('TotalR$ 294,00');
  await byPix();
  expect(summary()).toContain('TotalR$ 235,20');
  fireEvent.click(screen.getByRole('button', { name: /^Finalizar/ }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /api/v1/client/products')?.body).toMatchObject({
      method: 'pix',
      coupon_code: 'MIRANTE50',
      expected_total: 235.2,
    }),
  );
});

test('buy page: the default coupon can be removed, and put back', async () => {
  const { calls } = open(to.buy(['top_fundos'], 'paying'));
  await screen.findByRole('button', { name: 'Remover' });
  expect(summary()).toContain('R$ 294,00');
  fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(summary()).toContain('TotalR$ 588,00');
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy();
  await byPix();
  fireEvent.click(screen.getByRole('button', { name: /^Finalizar/ }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /api/v1/client/products')?.body).toMatchObject({
      coupon_code: null,
      expected_total: 529.2,
    }),
  );
});

test('buy page: what Pix would cost has no discount of a coupon that is for cards only', async () => {
  open(to.buy(['top_fundos'], 'paying'), [], {
    'GET /api/v1/coupon-default': { body: { coupon_code: null, discount: null } },
    'POST /api/v1/verify-coupon': {
      body: {
        valid: true,
        coupon_code: 'CARTAO20',
        methods: ['credit_card'],
        products: [{ product_id: 2, amount: 588, discount: 20 }],
      },
    },
  });
  expect(textOf(await screen.findByText(/No Pix, o total cai/))).toContain('R$ 529,20');
  fireEvent.change(screen.getByLabelText(/^Cupom/), { target: { value: 'CARTAO20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await screen.findByRole('button', { name: 'Remover' });
  expect(summary()).toContain('TotalR$ 568,00');
  expect(summary()).toContain('No Pix, o total cai para R$ 529,20');
});

test('buy page: what is left of an included product is credited, and the total sent is without it', async () => {
  const credit = { client_product_id: 5, product_name: 'Top Fundos', amount: 161.1, towards: [9] };
  const { calls } = open(to.buy(['mirante_vitalicio']), [credit]);
  const option = await screen.findByRole('checkbox', { name: 'Mirante Vitalício' });
  expect(textOf(option.closest('label')!)).toContain('R$ 5.826,90em até 12xjá com R$ 161,10 de crédito');
  expect(summary()).toContain('Crédito do que resta de Top Fundos−R$ 161,10TotalR$ 5.826,90');
  expect(summary()).toContain('Com o pagamento, Top Fundos segue dentro do novo produto');
  fireEvent.click(screen.getByRole('button', { name: 'Prosseguir' }));
  await byPix();
  expect(summary()).toContain('Crédito do que resta de Top Fundos−R$ 161,10TotalR$ 5.228,10');
  fireEvent.click(screen.getByRole('button', { name: /^Finalizar/ }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /api/v1/client/products')?.body).toMatchObject({
      expected_total: 5228.1,
    }),
  );
});

test('buy page: an order of an outdated total is refused with the new one, and the next press orders that', async () => {
  let [price, percent] = [588, 50];
  const detail = 'O preço mudou há pouco, e o total agora é R$ 420,00.';
  const { calls } = open(to.buy(['top_fundos'], 'paying'), [], {
    'GET /api/v1/active-products': () => ({ body: [{ ...funds, price }] }),
    'GET /api/v1/coupon-default': () => ({
      body: { coupon_code: 'MIRANTE50', discount: { percent, amount: null, products: [2] } },
    }),
    'POST /api/v1/verify-coupon': () => ({
      body: {
        valid: true,
        coupon_code: 'MIRANTE50',
        products: [{ product_id: 2, amount: price, discount: (price * percent) / 100 }],
      },
    }),
    'POST /api/v1/client/products': ({ body }) =>
      (body as { expected_total: number }).expected_total === 420
        ? { body: { payment_id: 7 } }
        : { status: 422, body: { detail, errors: [{ path: 'expected_total', message: detail }] } },
  });
  await screen.findByRole('button', { name: 'Remover' });
  await byPix();
  await waitFor(() => expect(textOf(screen.getByRole('status'))).toContain('−R$ 294,00'));
  [price, percent] = [600, 20];
  fireEvent.click(screen.getByRole('button', { name: /^Finalizar/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
  await waitFor(() => expect(summary()).toContain('TotalR$ 420,00'));
  fireEvent.click(await screen.findByRole('button', { name: /^Finalizar/ }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  const orders = calls.filter(({ call }) => call === 'POST /api/v1/client/products');
  expect(orders.map(({ body }) => (body as { expected_total: number }).expected_total)).toEqual([235.2, 420]);
  expect(new Set(orders.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('renew page: the default coupon of renewals is applied without a click', async () => {
  const { calls } = open(to.renew('top_fundos'));
  await screen.findByRole('button', { name: 'Remover' });
  expect(summary()).toContain('TotalR$ 294,00');
  expect(calls.map(({ call }) => call)).toContain('GET /api/v1/coupon-default?payment_context=renew');
});
