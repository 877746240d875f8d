// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OwnProductsPage } from './own-products-page.tsx';

const product = (id: number, code: string, price: number) => ({
  id,
  code,
  name: code,
  description: 'Uma descrição.',
  price,
  installments: 12,
  image: null,
  active: true,
  position: id,
  includes: [],
  offer: null,
});
const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');

test("own products page: what is for sale has the client's own price, and the list price beside it", async () => {
  const { calls } = renderScreen(<OwnProductsPage />, {
    'GET /api/v1/active-products': { body: [product(2, 'top_fundos', 588), product(9, 'mirante_vitalicio', 5988)] },
    'GET /api/v1/client/products': { body: [] },
    'GET /api/v1/client/upgrade-credits': {
      body: [{ client_product_id: 5, product_name: 'Top Fundos', amount: 161.1, towards: [9] }],
    },
    'GET /api/v1/coupon-default': {
      body: { coupon_code: 'MIRANTE50', discount: { percent: 50, amount: null, products: [2] } },
    },
  });
  const cards = await screen.findAllByRole('article');
  expect(cards.map(textOf)).toEqual([
    expect.stringContaining('de R$ 588,00 porR$ 294,00'),
    expect.stringContaining('de R$ 5.988,00 porR$ 5.826,90em até 12x sem jurosjá com R$ 161,10 de crédito'),
  ]);
  expect(calls.map(({ call }) => call)).toContain('GET /api/v1/coupon-default?payment_context=buy');
});

test.each(['coupon-default', 'client/upgrade-credits', 'active-products'])(
  'own products page: without %s there is no price, and one retry reads all that failed',
  async (missing) => {
    const answers: Parameters<typeof renderScreen>[1] = {
      'GET /api/v1/active-products': { body: [product(2, 'top_fundos', 588)] },
      'GET /api/v1/client/products': { body: [] },
      'GET /api/v1/client/upgrade-credits': { body: [] },
      'GET /api/v1/coupon-default': { body: { coupon_code: null, discount: null } },
    };
    const answer = answers[`GET /api/v1/${missing}`]!;
    answers[`GET /api/v1/${missing}`] = { status: 503, body: { detail: 'Tente de novo em 5 segundos.' } };
    renderScreen(<OwnProductsPage />, answers);
    expect(await screen.findByText('Não foi possível carregar os produtos disponíveis')).toBeTruthy();
    expect(screen.getByText('Tente de novo em 5 segundos.')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    answers[`GET /api/v1/${missing}`] = answer;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(textOf(await screen.findByRole('article'))).toContain('R$ 588,00');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('own products page: one that was cancelled since the login can be bought again', async () => {
  const held = {
    id: 1,
    product_id: 2,
    product_code: 'top_fundos',
    product_name: 'Top Fundos',
    status: 'active',
    created_at: '2026-05-04T12:00:00Z',
    starts_at: '2026-05-04T12:00:00Z',
    expires_at: '2027-05-05T02:59:59Z',
    renewed_by_id: null,
    renewing_id: null,
    cancel_at: null,
  } as ClientProduct;
  const user = { id: 1, name: 'Ana Falcão', email: 'ana@mirante.example', phone: null, roles: [] };
  const { calls } = renderScreen(
    <OwnProductsPage />,
    {
      'GET /api/v1/active-products': { body: [product(2, 'top_fundos', 588)] },
      'GET /api/v1/client/products': { body: [{ ...held, status: 'cancelled', cancel_at: '2026-06-01T12:00:00Z' }] },
      'GET /api/v1/client/upgrade-credits': { body: [] },
      'GET /api/v1/coupon-default': { body: { coupon_code: null, discount: null } },
      'GET /api/v1/client/details': { body: { role: 'client', user, products: [], entitlements: [] } },
    },
    { products: [held], entitlements: ['top_fundos'] },
  );
  expect(await screen.findByRole('link', { name: 'Comprar Top Fundos' })).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'GET /api/v1/client/details')).toHaveLength(1);
});
