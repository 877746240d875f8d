import { checkOf, discountOf, type Checkout } from '@mirante/domain/sales/checkout.ts';
import { brl } from '@mirante/domain/format.ts';
import { installmentAmount, maxInstallments, priceOf, type Price } from '@mirante/domain/products/price.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';

/** The price by a method, with the current coupon. */
export function priceBy(method: Checkout['method'], product: CatalogueProduct, coupon: Checkout['coupon']): Price {
  const check = checkOf(coupon, product);
  return priceOf([product], method, check ? discountOf(check, method) : undefined);
}

export const inInstallments = (total: number, installments: number): string =>
  installments > 1 && total > 0 ? `${installments}x de ${brl(installmentAmount(total, installments))}` : brl(total);

/** The order in one line, before any choice. */
export function orderWords(product: CatalogueProduct, couponCode: string): { name: string; price: string } {
  const coupon = couponCode === '' ? null : { code: couponCode, check: null };
  if (product.price === 0) return { name: product.name, price: 'Grátis' };
  return {
    name: product.name,
    price: inInstallments(priceBy('credit_card', product, coupon).total, maxInstallments([product])),
  };
}
