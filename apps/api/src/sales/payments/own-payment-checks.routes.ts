import type { ownPaymentChecks } from '@mirante/contract/sales/own-payment-checks.ts';
import { limit } from '../../http/limits.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { trySyncPayment } from './try-sync-payment.ts';
import * as store from './own-payment-checks.store.ts';

export const ownPaymentCheckRoutes: Handlers<typeof ownPaymentChecks> = {
  verifyPayment: async (call) => {
    const { db, viewer, input } = call;
    await limit(call, 'verify-payment', viewer.id);
    const payment = or404(await store.find(db, viewer.id, input.payment_id), 'Pagamento');
    if (payment.status === 'pending') await trySyncPayment(call, payment.id);
    const { status } = or404(await store.find(db, viewer.id, payment.id), 'Pagamento');
    return { reload: status === 'paid' };
  },

  refreshPayments: async (call) => {
    const { db, viewer, now } = call;
    await limit(call, 'refresh-payments', viewer.id);
    const open = await store.pendingPayments(db, viewer.id, now());
    for (const { id } of open) await trySyncPayment(call, id);
    // The caller believes that something is pending: if nothing was, or it changed meanwhile, the browser is stale.
    return {
      reload:
        open.length === 0 ||
        (await store.countPending(db, open)) < open.length ||
        (await store.isSettledRecently(db, viewer.id, now())),
    };
  },
};
