import type { ownProducts } from '@mirante/contract/sales/own-products.ts';
import { currentAcquisitionOf } from '@mirante/domain/products/current-acquisition.ts';
import { clientProductsAt } from '../../products/holdings/holdings.store.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { listAcquisitions, withPayment } from './acquisitions.store.ts';
import { findWithdrawal, withdraw } from './withdraw.ts';

export const ownProductRoutes: Handlers<typeof ownProducts> = {
  listOwnProductHistory: (call) => listAcquisitions(call, call.viewer.id),

  getOwnProduct: async (call) => {
    const { db, viewer, params } = call;
    const now = call.now();
    const product = or404(
      currentAcquisitionOf(await clientProductsAt(db, viewer.id, now), params.product_id),
      'Produto',
    );
    const [own, withdrawal] = await Promise.all([
      withPayment(call, viewer.id, product),
      findWithdrawal(db, product, now),
    ]);
    return { ...own, withdrawal };
  },

  withdrawPurchase: ({ params, input, session, idempotencyKey, ...services }) =>
    withdraw(services, { session: session!, productId: params.product_id, input, idempotencyKey }),
};
