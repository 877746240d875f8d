// @vitest-environment happy-dom
import { brand } from '@mirante/domain/house/brand.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NothingToBuy } from './nothing-to-buy.tsx';

const catalogue = [
  { code: 'top_fundos', name: 'Top Fundos', price: 588 },
  { code: 'mirante_consultoria', name: 'Mirante Consultoria', price: 12_000 },
] as CatalogueProduct[];

test.each([
  ['', 'Escolha uma assinatura', null],
  ['inexistente', 'Esta assinatura não está à venda', null],
  ['inexistente, mirante_consultoria', 'Mirante Consultoria', brand.support_url],
])('checkout of "%s": nothing can be bought here: %s', (codes, title, support) => {
  render(
    <MemoryRouter>
      <NothingToBuy {...{ codes, catalogue }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Falar com a equipe' })?.getAttribute('href') ?? null).toBe(support);
  expect(screen.getByRole('link', { name: 'Ver assinaturas' }).getAttribute('href')).toBe('/');
});
