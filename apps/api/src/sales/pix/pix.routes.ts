import type { pix } from '@mirante/contract/sales/pix.ts';
import type { PixStatus } from '@mirante/domain/sales/pix.ts';
import { limit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import type { Handlers } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { findRenewalFacts } from '../purchases/charge-renewal.store.ts';
import * as store from './pix.store.ts';
import { isExpired, pixStatusOf } from './pix.view.ts';
import { regeneratePix } from './regenerate.ts';
import { verifyPix } from './verify.ts';

export const pixRoutes: Handlers<typeof pix> = {
  getPix: async (call) => {
    await limit(call, 'pix', networkOf(call.ip));
    return show(call, call.params.code);
  },

  verifyPix: async (call) => {
    await limit(call, 'pix', networkOf(call.ip));
    const payment = await store.find(call.db, call.params.code);
    if (payment?.status === 'pending') await verifyPix(call, payment);
    return show(call, call.params.code);
  },

  regeneratePix: async (call) => {
    await limit(call, 'pix', networkOf(call.ip));
    const payment = await store.find(call.db, call.params.code);
    if (payment?.status === 'pending') await regeneratePix(call, payment);
    return show(call, call.params.code);
  },
};

async function show({ db, now }: Services, code: string): Promise<PixStatus> {
  const payment = await store.find(db, code);
  const facts = payment && isExpired(payment, now()) ? await findRenewalFacts(db, payment.id, now()) : undefined;
  return pixStatusOf(payment, now(), facts);
}
