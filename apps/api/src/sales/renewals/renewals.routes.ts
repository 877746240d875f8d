import type { renewals } from '@mirante/contract/sales/renewals.ts';
import type { Handlers } from '../../http/serve.ts';
import { renewalPreviewOf } from './renewable.ts';
import { renewProduct } from './renew-product.ts';

export const renewalRoutes: Handlers<typeof renewals> = {
  getRenewal: (call) => renewalPreviewOf(call, call.viewer.id, call.params.product_code),
  renewProduct: (call) =>
    renewProduct(call, { clientId: call.viewer.id, input: call.input, idempotencyKey: call.idempotencyKey }),
};
