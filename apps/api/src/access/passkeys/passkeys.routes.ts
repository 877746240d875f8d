import type { passkeys } from '@mirante/contract/access/passkeys.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { createPasskey, offerPasskey, removePasskey } from './passkeys.ts';
import { list, rename } from './passkeys.store.ts';

export const passkeyRoutes: Handlers<typeof passkeys> = {
  listPasskeys: ({ db, viewer }) => list(db, viewer),
  offerPasskey: (call) => offerPasskey(call, call.session!),
  createPasskey: (call) => createPasskey(call, call.session!, call.input),
  renamePasskey: async ({ db, viewer, params, input }) =>
    void or404(await rename(db, viewer, params.id, input.name), 'Passkey'),
  removePasskey: (call) => removePasskey(call, call.session!, call.params.id),
};
