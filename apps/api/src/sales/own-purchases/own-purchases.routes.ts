import type { ownPurchases } from '@mirante/contract/sales/own-purchases.ts';
import type { Handlers } from '../../http/serve.ts';
import { availableCredits } from '../upgrade-credits/upgrade-credits.store.ts';
import { buyProducts } from './buy-products.ts';

export const ownPurchaseRoutes: Handlers<typeof ownPurchases> = {
  buyProducts: (call) =>
    buyProducts(call, { clientId: call.viewer.id, payment: call.input, idempotencyKey: call.idempotencyKey }),

  listUpgradeCredits: ({ db, viewer, now }) => availableCredits(db, viewer.id, now()),
};
