import type { clientRequests } from '@mirante/contract/people/client-requests.ts';
import { or404 } from '../../http/refusal.ts';
import { insertAuditEntry } from '../../records/audit-entry.ts';
import type { Handlers } from '../../http/serve.ts';
import { limitDaily } from '../../access/daily-limit/daily-limit.ts';
import { closeErasure, confirmChange } from './answer-request.ts';
import { discardChange } from './client-requests.store.ts';

export const clientRequestRoutes: Handlers<typeof clientRequests> = {
  closeErasureRequest: (call) => closeErasure(call, call.params.id, call.input.answer!),
  confirmPendingChange: (call) =>
    limitDaily(call, 'access', (count) => confirmChange(call, call.params.client_id, call.params.id, count)),
  discardPendingChange: ({ db, params: { client_id: clientId, id } }) =>
    db.transaction().execute(async (trx) => {
      or404(await discardChange(trx, clientId, id), 'Pedido');
      await insertAuditEntry(trx, { change: 'update', resource: 'client', recordId: clientId, diff: {} });
    }),
};
