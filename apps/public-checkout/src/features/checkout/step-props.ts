import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { Checkout, CheckoutStep } from '@mirante/domain/sales/checkout.ts';
import type { Send } from './use-checkout.ts';

export interface StepProps {
  product: CatalogueProduct;
  checkout: Checkout;
  send: Send;
  back: () => void;
  /** Opens the next step, once this one is accepted. */
  passed: (next: CheckoutStep) => void;
}
