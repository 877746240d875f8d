// @vitest-environment happy-dom
import { brand } from '@mirante/domain/house/brand.ts';
import { noDefaultCoupon } from '@mirante/domain/products/offer.ts';
import { NOT_ACTIVE } from '@mirante/domain/sales/renewal.ts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { to } from '../../app/to.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RenewPage } from './renew-page.tsx';

const PENDING = 'Já existe uma renovação deste produto aguardando confirmação do pagamento.';
const top = { product_id: 2, product_code: 'top_fundos', product_name: 'Top Fundos', renewing_id: null, payment_id: 7 };
const old = { ...top, product_code: 'antigo' };
const free = { ...top, product_id: 10, product_code: 'mirante_aberto' };
const past = '2026-11-25T02:59:59Z';

const openRenewal = (code: string, reason: string, own: object) =>
  renderScreen(
    <Routes>
      <Route path={to.renew(':product_code')} element={<RenewPage />} />
    </Routes>,
    {
      'GET /api/v1/active-products': {
        body: [
          { id: 2, code: 'top_fundos', name: 'Top Fundos', price: 1000, active: true, includes: [] },
          { id: 10, code: 'mirante_aberto', name: 'Mirante Aberto', price: 0, active: true, includes: [] },
        ],
      },
      'GET /api/v1/client/products': { body: [own] },
      'GET /api/v1/coupon-default': { body: noDefaultCoupon },
      'GET /api/v1/client/details': { status: 500 },
      [`GET /api/v1/client/renewals/${code}`]: { status: 409, body: { detail: reason, errors: [] } },
    },
    { entitlements: [] },
    to.renew(code),
  );

describe('a renewal that is refused before any input', () => {
  test.each([
    ['because one is pending links to its payment', top, { status: 'active', renewing_id: 9 }, to.payment(9)],
    ['because the product expired links to its purchase', top, { status: 'expired' }, to.buy(['top_fundos'])],
    ['of what expired and is no longer at sale refers to support', old, { status: 'expired' }, brand.support_url],
    ['of what expired and is free refers to support', free, { status: 'expired' }, brand.support_url],
    ['of an active product refers to support', top, { status: 'active' }, brand.support_url],
  ])('%s', async (_what, product, state, href) => {
    const reason = 'renewing_id' in state ? PENDING : NOT_ACTIVE;
    openRenewal(product.product_code, reason, { ...product, id: 1, expires_at: past, ...state });
    expect(await screen.findByText(reason)).toBeTruthy();
    await expect
      .poll(() => screen.getAllByRole('link').map((link) => link.getAttribute('href')))
      .toEqual([expect.stringContaining(href), to.ownProducts()]);
    expect(screen.queryByRole('button', { name: /Finalizar/ })).toBeNull();
  });
});
