import type { profile } from '@mirante/contract/people/profile.ts';
import { clientAddressOf, saveAddress, type TypedAddress } from '../../access/login/client-address.store.ts';
import { or404, sessionExpired } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { lockClient } from '../client.store.ts';
import { profileOf } from './profile.ts';
import * as store from './profile.store.ts';

export const profileRoutes: Handlers<typeof profile> = {
  getProfile: ({ db, viewer, now }) => profileOf(db, viewer.id, now()),
  editProfile: ({ db, viewer, input }) => store.edit(db, viewer.id, input),
  getOwnAddress: async ({ db, viewer }) => or404(await clientAddressOf(db, viewer.id), 'Endereço'),
  saveOwnAddress: ({ db, viewer, input, now }) =>
    db.transaction().execute(async (trx) => {
      // Nothing may be stored after a removal.
      if (!(await lockClient(trx, viewer.id))) throw sessionExpired();
      await saveAddress(trx, viewer.id, input as TypedAddress, now());
    }),
};
