import { fromCents, toCents } from '@mirante/domain/money.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { PaymentOrder } from '@mirante/screens/payment-step/payment-step.tsx';

interface Purchase {
  payment_id: number;
  product: CatalogueProduct;
  order: PaymentOrder;
}

/** Reports the purchase to the house's analytics, if any. */
export function trackPurchase({ payment_id, product, order: { method, coupon_code, total } }: Purchase): void {
  const layer = ((window as { dataLayer?: object[] }).dataLayer ??= []);
  layer.push({
    event: 'purchase',
    ecommerce: {
      transaction_id: String(payment_id),
      currency: 'BRL',
      value: total,
      discount: fromCents(toCents(product.price) - toCents(total)),
      payment_type: method,
      ...(coupon_code && { coupon: coupon_code }),
      items: [{ item_id: product.code, item_name: product.name, price: product.price, quantity: 1 }],
    },
  });
}
