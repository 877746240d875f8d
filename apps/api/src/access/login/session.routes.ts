import type { session } from '@mirante/contract/access/session.ts';
import { HAND_OVER_SECONDS } from '@mirante/domain/access/session.ts';
import { withMinimumDuration } from '../../http/minimum-duration.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { completeLogIn } from './complete-login.ts';
import { sessionDetailsOf } from './details.store.ts';
import { logIn } from './login.ts';
import { challengeLogIn, logInByPasskey } from './passkey-login.ts';
import * as store from '../session/session.store.ts';

export const sessionRoutes: Handlers<typeof session> = {
  // Valid credentials take more statements than wrong ones, so a minimum duration hides the difference.
  logIn: (call) =>
    withMinimumDuration(call.config.loginFloorMs, async () => {
      const { ip, input, request } = call;
      const { account, token } = await logIn(call, { ...input, ip, agent: request.headers['user-agent'] });
      return typeof token === 'string' ? { token, ...(await sessionDetailsOf(call, account)) } : token;
    }),

  completeLogIn: async (call) => {
    const { viewer, token } = await completeLogIn(call, call.input, {
      ip: call.ip,
      agent: call.request.headers['user-agent'],
    });
    return { token, ...(await sessionDetailsOf(call, viewer)) };
  },

  challengeLogIn: (call) => challengeLogIn(call, call.input.role, call.ip),

  logInByPasskey: async (call) => {
    const origin = { ip: call.ip, agent: call.request.headers['user-agent'] };
    const { account, token } = await logInByPasskey(call, call.input, origin);
    return { token, ...(await sessionDetailsOf(call, account)) };
  },

  logOut: async ({ db, session }) => {
    if (session) await store.end(db, session.tokenHash);
  },

  handOver: ({ db, now, session, viewer }) =>
    db.transaction().execute(async (trx) => {
      await store.lockOwnerForShare(trx, viewer);
      if (!(await store.end(trx, session!.tokenHash))) throw expired();
      return {
        token: await store.openHandOver(trx, viewer, new Date(now().getTime() + HAND_OVER_SECONDS * 1000), now()),
      };
    }),

  getClientDetails: async (call) => {
    const { db, now, ip, session, viewer, request } = call;
    if (session!.kind === 'session') return sessionDetailsOf(call, viewer);
    const token = await db.transaction().execute(async (trx) => {
      await store.lockOwnerForShare(trx, viewer);
      // Of two calls with one hand-over token, the one that deletes it gets the session.
      if (!(await store.end(trx, session!.tokenHash))) throw expired();
      return store.openHandedOver(trx, viewer, now(), { ip, agent: request.headers['user-agent'] });
    });
    return { token, ...(await sessionDetailsOf(call, viewer)) };
  },

  getUserDetails: (call) => sessionDetailsOf(call, call.viewer),
};

const expired = () => new Refusal('unauthenticated', 'Sua sessão parece ter expirado.');
