import type { ownSessions } from '@mirante/contract/access/own-sessions.ts';
import { notFound } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { endOthers, lockOwner } from './session.store.ts';
import * as store from './own-sessions.store.ts';

export const ownSessionRoutes: Handlers<typeof ownSessions> = {
  listOwnSessions: ({ db, viewer, session, now }) => store.list(db, viewer, session!.tokenHash, now()),
  endOwnSession: async ({ db, viewer, params }) => {
    if (!(await store.end(db, viewer, params.id))) throw notFound('Sessão');
  },
  endOtherSessions: ({ db, viewer, session }) =>
    db.transaction().execute(async (trx) => {
      await lockOwner(trx, viewer);
      await endOthers(trx, viewer, session!.tokenHash);
    }),
};
