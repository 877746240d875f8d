// @vitest-environment happy-dom
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlanComparison } from './plan-comparison.tsx';

const product = (id: number, code: string, over: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  id,
  code,
  name: code,
  description: '',
  price: 100,
  installments: 12,
  image: null,
  active: true,
  position: id,
  benefits: [],
  includes: [],
  offer: null,
  ...over,
});
const show = (plans: readonly CatalogueProduct[], others: readonly CatalogueProduct[] = []) =>
  render(<PlanComparison plans={plans} products={[...plans, ...others]} />);

it('plan comparison: a plan has its own benefits and those of all that it includes', () => {
  const plans = [
    product(4, 'basico', { benefits: ['Preço teto'], includes: ['fundos'] }),
    product(9, 'casa_vitalicio', { benefits: ['Sem vencimento'], includes: ['basico', 'fundos', 'painel'] }),
  ];
  show(plans, [product(2, 'fundos', { benefits: ['Filtro de fundos'] }), product(5, 'painel')]);
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map(
        (cell) =>
          within(cell as HTMLElement)
            .queryByRole('img')
            ?.getAttribute('aria-label') ?? cell.textContent,
      ),
    );
  expect(rows).toEqual([
    ['Filtro de fundos', 'Sim', 'Sim'],
    ['Preço teto', 'Sim', 'Sim'],
    ['Sem vencimento', 'Não', 'Sim'],
    ['Assinaturas incluídas'],
    ['fundos', 'Sim', 'Sim'],
    ['painel', 'Não', 'Sim'],
    ['Tempo de acesso', '12 meses', 'Vitalício'],
  ]);
});

it.each([
  ['of plans without benefits', [product(4, 'basico', { includes: ['painel'] }), product(6, 'completo')]],
  ['of a single plan', [product(4, 'basico', { benefits: ['Preço teto'] })]],
])('plan comparison: there is none %s', (_what, plans) => {
  show(plans);
  expect(screen.queryByRole('table')).toBeNull();
});
