import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { expect, it } from 'vitest';
import { arrangeOffer } from './arrange.ts';

const product = (id: number, code: string, price = 100, active = true): CatalogueProduct => ({
  id,
  code,
  name: code,
  description: '',
  price,
  installments: 12,
  image: null,
  active,
  position: id,
  benefits: [],
  includes: [],
  offer: null,
});

it('arrangeOffer: places each product', () => {
  const arranged = arrangeOffer([
    product(2, 'top_fundos'),
    product(4, 'carteiras_mirante'),
    product(5, 'full_trader', 100, false),
    product(6, 'mirante_completo'),
    product(9, 'mirante_vitalicio'),
    product(10, 'boletim', 0),
    product(100, 'mirante_consultoria'),
    product(101, 'novo_tema'),
  ]);
  expect(arranged.plans.map(({ id }) => id)).toEqual([6, 4, 9]);
  expect(arranged.themes.map(({ id }) => id)).toEqual([2, 101]);
  expect(arranged.free.map(({ id }) => id)).toEqual([10]);
  expect(arranged.consultancy?.id).toBe(100);
});

it('arrangeOffer: leaves no gap for a plan not on sale', () => {
  expect(arrangeOffer([product(6, 'mirante_completo')])).toEqual({
    plans: [product(6, 'mirante_completo')],
    themes: [],
    free: [],
    consultancy: undefined,
  });
});

it('arrangeOffer: knows a house’s plans by their codes, whatever their ids', () => {
  const catalogue = [
    product(1, 'casa_vitalicio'),
    product(2, 'casa_completo'),
    product(4, 'boletim', 0),
    product(6, 'curso_de_opcoes'),
    product(9, 'casa_consultoria'),
  ];
  const arranged = arrangeOffer(catalogue);
  expect(arranged.plans.map(({ code }) => code)).toEqual(['casa_completo', 'casa_vitalicio']);
  expect(arranged.themes.map(({ code }) => code)).toEqual(['curso_de_opcoes']);
  expect(arranged.free.map(({ code }) => code)).toEqual(['boletim']);
  expect(arranged.consultancy?.code).toBe('casa_consultoria');
});
