import type { passkeys } from '@mirante/contract/access/passkeys.ts';
import { notFound } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { createPasskey, offerPasskey, removePasskey } from './passkeys.ts';
import { list, rename } from './passkeys.store.ts';

export const passkeyRoutes: Handlers<typeof passkeys> = {
  listPasskeys: ({ db, viewer }) => list(db, viewer),
  offerPasskey: (call) => offerPasskey(call, call.session!),
  createPasskey: (call) => createPasskey(call, call.session!, call.input),
  renamePasskey: async ({ db, viewer, params, input }) => {
    if (!(await rename(db, viewer, params.id, input.name))) throw notFound('Passkey');
  },
  removePasskey: (call) => removePasskey(call, call.session!, call.params.id),
};
