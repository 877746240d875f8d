import type { push } from '@mirante/contract/messaging/push.ts';
import { isPublicUrl } from '../../gateways/push/public-address.ts';
import { invalidField } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './push.store.ts';

export const pushRoutes: Handlers<typeof push> = {
  getPushKey: async ({ db, config, now }) => ({ public_key: (await store.vapidKeys(db, config, now())).publicKey }),
  subscribeToPush: async ({ db, input: { endpoint, keys }, viewer, session, now }) => {
    if (!isPublicUrl(endpoint)) throw invalidField('endpoint', 'Valor inválido.');
    const subscriber = { clientId: viewer.id, sessionHash: session!.tokenHash };
    await db.transaction().execute((trx) => store.subscribe(trx, subscriber, { endpoint, ...keys }, now()));
  },
  unsubscribeFromPush: ({ db, session }) => store.unsubscribe(db, session!.tokenHash),
};
