// @vitest-environment happy-dom
import type { Coupon } from '@mirante/domain/products/coupon-record.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { to } from '../../../app/to.ts';
import { couponAnswers, fundos, trader } from '../../../testing/coupon.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CouponEditPage } from './coupon-edit-page.tsx';
import { CouponPage } from './coupon-page.tsx';
import { LinkProductsPage } from './link-products-page.tsx';

const show = (coupon: Partial<Coupon>) =>
  renderScreen(<CouponPage />, couponAnswers(coupon), {
    at: to.coupon(7),
    path: to.coupon(':id'),
    roles: ['financeiro'],
  });

test.each<[Partial<Coupon>, string]>([
  [{ starts_at: '2999-01-01' }, 'Pode ser usado a partir de 01/01/2999.'],
  [{ is_default: true, state: 'exhausted' }, 'Ela mostra o preço cheio, porque não há mais usos.'],
])('coupon page: %j says “%s”', async (coupon, text) => {
  show(coupon);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('coupon page: copies the link that takes the coupon to the purchase of a product', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show({ products: [fundos, trader] });
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar link de Top Fundos' }));
  expect(copied.mock.calls).toEqual([[expect.stringMatching(/#\/cadastro\?produtos=top_fundos&cupom=VERAO2027$/)]]);
  copied.mockRestore();
});

test.each<[string, Partial<Coupon>]>([
  ['has expired', { state: 'expired' }],
  ['is of renewals', { applies_to: 'renew' }],
  ['is the house’s', { staff_only: true }],
  ['is of a product that is not sold', { products: [{ ...fundos, active: false }] }],
])('coupon page: one that %s has no link to a purchase', async (_what, coupon) => {
  show({ products: [fundos], ...coupon });
  await screen.findByRole('list', { name: 'Produtos do cupom' });
  expect(screen.queryByRole('button', { name: /^Copiar link/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Adicionar produtos' }) === null).toBe(coupon.staff_only === true);
});

test('coupon page: unlinking one of two products says what it does, and removing the default coupon what else', async () => {
  show({ products: [fundos, trader], is_default: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Desvincular Top Fundos' }));
  const unlinking = within(await screen.findByRole('alertdialog'));
  expect(
    unlinking.getByText(/^O cupom deixa de valer para este produto\. .* os preços da página de oferta/),
  ).toBeTruthy();
  fireEvent.click(unlinking.getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remover', hidden: true }));
  expect(await screen.findByText(/Sem o cupom padrão, a página de oferta mostra o preço cheio\./)).toBeTruthy();
});

test.each([
  ['form', CouponEditPage, to.editCoupon(7), to.editCoupon(':id')],
  ['products to link', LinkProductsPage, to.linkCoupon(7), to.linkCoupon(':id')],
])('default coupon, %s: says that the offer’s prices change, of no other one', async (_what, Page, at, path) => {
  const says = /muda na hora os preços da página de oferta/;
  renderScreen(<Page />, couponAnswers({ is_default: true }), { at, path });
  expect(await screen.findByText(says)).toBeTruthy();
  cleanup();
  renderScreen(<Page />, couponAnswers(), { at, path });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(says)).toBeNull();
});

test('coupon form: keeps the payment methods of a coupon for two of the three', async () => {
  renderScreen(<CouponEditPage />, couponAnswers({ payment_type: 'credit_card,pix', bank_slip: false }), {
    at: to.editCoupon(7),
    path: to.editCoupon(':id'),
  });
  const select = await screen.findByLabelText<HTMLSelectElement>('Forma de pagamento');
  expect([select.value, select.selectedOptions[0]?.textContent]).toEqual([
    'credit_card,pix',
    'Cartão de crédito e Pix',
  ]);
});
