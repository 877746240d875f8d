// @vitest-environment happy-dom
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { HashRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { PlanCard } from './plan-card.tsx';

const plan = 'carteiras_';
const product = {
  id: 4,
  code: 'carteiras_casa',
  active: true,
  name: 'Carteiras',
  description: 'Carteiras recomendadas.',
  price: 1188,
  installments: 12,
  image: null,
  benefits: [],
  includes: [],
  offer: null,
} as unknown as CatalogueProduct;

it('plan card: its link is the same element before and after the product is known', () => {
  const { rerender } = render(<PlanCard plan={plan} product={undefined} plans={[]} />, { wrapper: HashRouter });
  const link = screen.getByText('Assinar');
  rerender(<PlanCard plan={plan} product={product} plans={[]} />);
  expect(screen.getByRole('link', { name: 'Assinar Carteiras' })).toBe(link);
  expect(link.getAttribute('href')).toBe('#/cadastro?produtos=carteiras_casa');
});

it('plan card: the router follows its link, unless it is to be opened elsewhere', () => {
  const popped = vi.fn<() => void>();
  addEventListener('popstate', popped);
  render(<PlanCard plan={plan} product={product} plans={[]} />, { wrapper: HashRouter });
  const link = screen.getByRole('link');
  const keys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'];
  expect(keys.map((key) => fireEvent.click(link, { [key]: true }))).toEqual(keys.map(() => true));
  history.replaceState(null, '', '#/');
  popped.mockClear();
  expect(fireEvent.click(link)).toBe(false);
  expect(location.hash).toBe('#/cadastro?produtos=carteiras_casa');
  expect(popped).not.toHaveBeenCalled();
});

it('plan card: pressed before the catalogue is there, it is followed afterwards', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  // Another file's tests may have loaded the catalogue.
  vi.resetModules();
  const { PlanCard: Early } = await import('./plan-card.tsx');
  history.replaceState(null, '', '#/');
  render(<Early plan={plan} product={undefined} plans={[]} />, { wrapper: HashRouter });
  expect(fireEvent.click(screen.getByText('Assinar'))).toBe(false);
  answer.resolve(new Response(JSON.stringify([{ ...product, offer: { coupon_code: 'MIRANTE50' } }])));
  await expect.poll(() => location.hash).toBe('#/cadastro?produtos=carteiras_casa&cupom=MIRANTE50');
  vi.unstubAllGlobals();
});

const ticksOf = (over: Partial<CatalogueProduct>, plans: readonly Partial<CatalogueProduct>[] = []) => {
  const of = { ...product, ...over };
  const all = [...plans.map((other) => ({ ...product, ...other })), of];
  render(<PlanCard plan={plan} product={of} plans={all} />, { wrapper: HashRouter });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};
const benefits = ['Preço teto de cada ação', 'Títulos escolhidos a cada mês'];

it("plan card: lists what the plan gives in the house's words, in place of the included products", () => {
  expect(ticksOf({ includes: ['Invista em Ações'], benefits })).toEqual([...benefits, 'Acesso por 1 ano']);
});

it('plan card: lists the included products of a plan without benefits', () => {
  expect(ticksOf({ includes: ['Invista em Ações'] })).toEqual(['Invista em Ações', 'Acesso por 1 ano']);
});

it('plan card: names the greatest plan that it includes, beside its own benefits', () => {
  const plans = [{ name: 'Básico' }, { name: 'Completo', includes: ['Básico'] }];
  const ticks = ticksOf({ name: 'Vitalício', includes: ['Básico', 'Completo'], benefits }, plans);
  expect(ticks).toEqual(['Tudo de Completo', ...benefits, 'Acesso por 1 ano']);
});
