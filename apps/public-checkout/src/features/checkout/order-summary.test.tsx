// @vitest-environment happy-dom
import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { emptyCheckout } from '@mirante/domain/sales/checkout.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderSummary } from './order-summary.tsx';

const product = { id: 6, code: 'completo', name: 'Completo', price: 2388, installments: 12, includes: [], offer: null };

it.each<[CheckoutMethod[], string]>([
  [['credit_card', 'pix', 'bank_slip'], 'R$ 1.910,40à vista, com mais 10%'],
  [['credit_card'], 'R$ 2.149,20à vista, com 10%, sem o cupom'],
  [['credit_card', 'pix'], 'R$ 2.149,20à vista, com 10%, sem o cupom'],
])('order summary: with a coupon for %j, Pix and boleto cost at most what is stated', (methods, words) => {
  const products = [{ product_id: 6, amount: 2388, discount: 238.8 }];
  const coupon = { code: 'DEZ', check: { valid: true, coupon_code: 'DEZ', methods, products } };
  render(
    <OrderSummary
      product={product as unknown as CatalogueProduct}
      checkout={{ ...emptyCheckout, coupon }}
      step={0}
      payByPix={() => {}}
    />,
  );
  const stated = screen.getByText('No Pix ou boleto').nextElementSibling!.textContent;
  expect(stated.replaceAll('\u00a0', ' ')).toBe(words);
});
