import type { ownProducts } from '@mirante/contract/sales/own-products.ts';
import { clientProducts } from '../../products/holdings/holdings.store.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { findPayment } from '../payments/client-account.store.ts';
import { currentAcquisitionOf } from './own-products.rules.ts';
import { paymentRows } from './own-products.store.ts';

export const ownProductRoutes: Handlers<typeof ownProducts> = {
  listOwnProductHistory: async ({ db, viewer, now }) => {
    const [products, payments] = await Promise.all([clientProducts(db, viewer.id), paymentRows(db, viewer.id, now())]);
    return products.map((product) => ({ ...product, payment: payments.get(product.payment_id ?? 0) ?? null }));
  },

  getOwnProduct: async (call) => {
    const { db, viewer, params } = call;
    const product = or404(currentAcquisitionOf(await clientProducts(db, viewer.id), params.product_id), 'Produto');
    const payment = product.payment_id === null ? undefined : await findPayment(call, viewer.id, product.payment_id);
    return { ...product, payment: payment ?? null };
  },
};
