import { limitDaily } from '../../access/daily-limit/daily-limit.ts';
import { findClient } from '../../people/client.store.ts';
import type { allProducts } from '@mirante/contract/sales/all-products.ts';
import type { clientProducts as contract } from '@mirante/contract/sales/client-products.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { listAcquisitions } from './acquisitions.store.ts';
import { addProducts } from './add-products.ts';
import { cancelProduct } from './cancel-product.ts';
import { changeExpiry } from './change-expiry.ts';
import { editObs, staffClientProductOf } from './client-product.ts';
import * as store from './client-products.store.ts';
import { standingOf } from './product-standing.store.ts';
import { refundProduct } from './refund.ts';

export const clientProductRoutes: Handlers<typeof contract> = {
  listClientProductHistory: async (call) => {
    const { id } = call.params;
    or404(await findClient(call.db, id), 'Cliente');
    return listAcquisitions(call, id);
  },
  getClientProduct: async (call) => {
    const { client_id: clientId, id } = call.params;
    or404(await findClient(call.db, clientId), 'Cliente');
    return staffClientProductOf(call, clientId, id);
  },
  checkClientProduct: async (call) => {
    const { id, product_id: productId } = call.params;
    or404(await findClient(call.db, id), 'Cliente');
    return standingOf(call, id, productId);
  },
  addClientProducts: (call) => {
    const { params, input, viewer, idempotencyKey } = call;
    return limitDaily(call, 'grant', (count) =>
      addProducts(call, { clientId: params.id, input, count, userId: viewer.id, idempotencyKey }),
    );
  },
  editClientProductExpiry: (call) => {
    const { params, input, viewer, seen } = call;
    return limitDaily(call, 'expiry', (count) =>
      changeExpiry(call, {
        clientId: params.client_id,
        id: params.id,
        date: input.date,
        obs: input.obs ?? null,
        userId: viewer.id,
        seen,
        count,
      }),
    );
  },
  cancelClientProduct: (call) => {
    const { params, input, viewer, idempotencyKey } = call;
    return cancelProduct(call, { clientId: params.client_id, id: params.id, input, viewer, idempotencyKey });
  },
  refundClientProduct: (call) => {
    const { params, input, viewer, idempotencyKey } = call;
    return refundProduct(call, {
      clientId: params.client_id,
      id: params.id,
      obs: input.obs ?? null,
      idempotencyKey,
      userId: viewer.id,
    });
  },
  editClientProductObs: (call) =>
    editObs(call, { clientId: call.params.client_id, id: call.params.id, obs: call.input.obs!, seen: call.seen }),
  listCancelReasons: ({ db }) => store.cancelReasons(db),
};

export const allProductRoutes: Handlers<typeof allProducts> = {
  listAllProducts: ({ db }) => store.allProducts(db),
};
