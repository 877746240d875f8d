import type { session } from '@mirante/contract/access/session.ts';
import { proofs } from '@mirante/domain/access/proofs.ts';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { hashOf } from '../../crypto/tokens.ts';
import { withMinimumDuration } from '../../http/minimum-duration.ts';
import { sessionExpired } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import type { SessionRow } from '../../http/session-row.ts';
import type { Services } from '../../services.ts';
import { viewDetailsOf } from '../client-views/client-views.store.ts';
import { exchangeViewCode } from '../client-views/exchange-view-code.ts';
import { completeLogIn } from './complete-login.ts';
import { sessionDetailsOf } from './details.store.ts';
import { logIn } from './login.ts';
import { challengeLogIn, logInByPasskey } from './passkey-login.ts';
import { tokenOf } from '../session/session.hook.ts';
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

  logOut: async ({ db, request }) => {
    const token = tokenOf(request);
    if (token) await store.endLoggedIn(db, hashOf(token));
  },

  handOver: ({ db, now, session, viewer }) =>
    db.transaction().execute(async (trx) => {
      await store.lockOwnerForShare(trx, viewer);
      const openedAt = await store.end(trx, session!.tokenHash);
      if (!openedAt) throw sessionExpired();
      const expiresAt = new Date(now().getTime() + proofs.hand_over.minutes * MINUTE_MS);
      return { token: await store.openHandOver(trx, viewer, openedAt, expiresAt, now()) };
    }),

  getClientDetails: async (call) => {
    const { ip, session, viewer, request } = call;
    const { kind, tokenHash } = session!;
    const exchange = exchanges[kind];
    const token = await exchange?.(call, session!, { ip, agent: request.headers['user-agent'] });
    if (exchange && !token) throw sessionExpired();
    const isView = session!.viewedBy !== null;
    return {
      ...(await sessionDetailsOf(call, viewer)),
      ...(isView && { view: await viewDetailsOf(call.db, token ? hashOf(token) : tokenHash) }),
      ...(token && { token }),
    };
  },

  getUserDetails: (call) => sessionDetailsOf(call, call.viewer),
};

/** What a token that opens another session is exchanged for; undefined if it was used, or ended, meanwhile. */
const exchanges: Partial<
  Record<SessionRow['kind'], (by: Services, session: SessionRow, origin: store.Origin) => Promise<string | undefined>>
> = {
  view_code: exchangeViewCode,
  hand_over: ({ db, now }, { viewer, tokenHash }, origin) =>
    db.transaction().execute(async (trx) => {
      await store.lockOwnerForShare(trx, viewer);
      // Of two calls with one hand-over token, the one that deletes it gets the session.
      const openedAt = await store.end(trx, tokenHash);
      return openedAt && store.openHandedOver(trx, viewer, openedAt, now(), origin);
    }),
};
