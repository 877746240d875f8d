import type { session } from '@mirante/contract/access/session.ts';
import { HAND_OVER_SECONDS } from '@mirante/domain/access/session.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { openChallengeFor, completeLogIn } from './complete-login.ts';
import { sessionDetailsOf } from './details.store.ts';
import { verifyCredentials, recordLogin } from './login.ts';
import * as store from '../session/session.store.ts';

export const sessionRoutes: Handlers<typeof session> = {
  logIn: async (call) => {
    const { db, now, ip, input, request } = call;
    const account = await verifyCredentials(call, { ...input, ip });
    const challenge = await openChallengeFor(call, account);
    if (challenge) return challenge;
    recordLogin(call, account);
    const details = await sessionDetailsOf(db, account, now());
    return { token: await store.open(db, account, now(), { ip, agent: request.headers['user-agent'] }), ...details };
  },

  completeLogIn: async (call) => {
    const { viewer, token } = await completeLogIn(call, call.input, {
      ip: call.ip,
      agent: call.request.headers['user-agent'],
    });
    return { token, ...(await sessionDetailsOf(call.db, viewer, call.now())) };
  },

  logOut: async ({ db, session }) => {
    if (session) await store.end(db, session.tokenHash);
  },

  handOver: ({ db, now, session, viewer }) =>
    db.transaction().execute(async (trx) => {
      if (!(await store.end(trx, session!.tokenHash))) throw expired();
      return {
        token: await store.openHandOver(trx, viewer, new Date(now().getTime() + HAND_OVER_SECONDS * 1000), now()),
      };
    }),

  getClientDetails: async ({ db, now, ip, session, viewer, request }) => {
    if (session!.kind === 'session') return sessionDetailsOf(db, viewer, now());
    // Of two that come with one hand-over token, the one that deletes it gets the session.
    if (!(await store.end(db, session!.tokenHash))) throw expired();
    return {
      token: await store.open(db, viewer, now(), { ip, agent: request.headers['user-agent'] }),
      ...(await sessionDetailsOf(db, viewer, now())),
    };
  },

  getUserDetails: ({ db, now, viewer }) => sessionDetailsOf(db, viewer, now()),
};

const expired = () => new Refusal('unauthenticated', 'Sua sessão parece ter expirado.');
