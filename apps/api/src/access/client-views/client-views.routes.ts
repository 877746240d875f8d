import type { clientViews } from '@mirante/contract/access/client-views.ts';
import { or404, sessionExpired } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { limitDaily } from '../daily-limit/daily-limit.ts';
import { lockOwnerForShare, lockSession } from '../session/session.store.ts';
import * as store from './client-views.store.ts';

export const clientViewRoutes: Handlers<typeof clientViews> = {
  viewAsClient: (call) =>
    limitDaily(call, 'view', (count) =>
      call.db.transaction().execute(async (trx) => {
        const { viewer, session, now, input } = call;
        const { id: clientId } = or404(await store.lockClientForShare(trx, call.params.id), 'Cliente');
        await lockOwnerForShare(trx, viewer);
        const openedBy = session!.tokenHash;
        const opener = await lockSession(trx, openedBy);
        if (!opener) throw sessionExpired();
        await count(trx);
        await store.logView(trx, { clientId, reason: input.reason! });
        const view = { clientId, userId: viewer.id, openedBy, until: opener.expires_at };
        return { code: await store.open(trx, 'view_code', view, now()) };
      }),
    ),
};
