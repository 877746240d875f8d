// @vitest-environment happy-dom
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlanCard } from './plan-card.tsx';
import { planIds } from './plan-words.ts';

afterEach(cleanup);

const id = planIds[0]!;
const product = {
  id,
  code: 'carteiras',
  name: 'Carteiras',
  description: 'Carteiras recomendadas.',
  price: 1188,
  installments: 12,
  image: null,
  includes: [],
  offer: null,
} as unknown as CatalogueProduct;

it('plan card: its link is the same element before and after the product is known', () => {
  const { rerender } = render(<PlanCard id={id} product={undefined} />);
  const link = screen.getByText('Assinar');
  rerender(<PlanCard id={id} product={product} />);
  expect(screen.getByRole('link', { name: 'Assinar Carteiras' })).toBe(link);
  expect(link.getAttribute('href')).toBe('#/cadastro?produtos=carteiras');
});
