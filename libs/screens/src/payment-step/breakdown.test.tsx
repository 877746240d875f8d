// @vitest-environment happy-dom
import { priceOf } from '@mirante/domain/products/price.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceLines } from './breakdown.tsx';

it("price lines: a coupon's percentage is of the products that it applies to", () => {
  const products = [
    { id: 1, price: 1000 },
    { id: 2, price: 800 },
    { id: 3, price: 500 },
  ];
  const price = priceOf(products, 'credit_card', { percent: 50, amount: null, products: [1] });
  render(<PriceLines price={price} coupon="MIRANTE50" />);
  expect(screen.getByText('50%')).toBeTruthy();
});

it('price lines: a coupon by value that is less than half a percent has its amount alone', () => {
  const price = priceOf([{ id: 6, price: 2388 }], 'credit_card', { percent: null, amount: 10, products: [] });
  render(<PriceLines price={price} coupon="DEZREAIS" />);
  expect(screen.getByText('−R$ 10,00')).toBeTruthy();
  expect(screen.queryByText('0%')).toBeNull();
});
