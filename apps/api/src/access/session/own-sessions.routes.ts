import type { ownSessions } from '@mirante/contract/access/own-sessions.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { endOthers, lockOwner } from './session.store.ts';
import * as store from './own-sessions.store.ts';

export const ownSessionRoutes: Handlers<typeof ownSessions> = {
  listOwnSessions: ({ db, viewer, session, now }) => store.list(db, viewer, session!.tokenHash, now()),
  endOwnSession: async ({ db, viewer, params }) => void or404(await store.end(db, viewer, params.id), 'Sessão'),
  endOtherSessions: ({ db, viewer, session }) =>
    db.transaction().execute(async (trx) => {
      await lockOwner(trx, viewer);
      await endOthers(trx, viewer, session!.tokenHash);
    }),
};
