import type { profile } from '@mirante/contract/profile.ts';
import { addressOf, saveAddress, type TypedAddress } from '../../client-address.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { find } from '../clients/clients.store.ts';
import { pendingEmail } from '../email-change/email-change.store.ts';
import * as store from './profile.store.ts';

export const profileRoutes: Handlers<typeof profile> = {
  getProfile: async ({ db, viewer, now }) => ({ ...or404(await find(db, viewer.id), 'Cliente'), email_change: await pendingEmail(db, viewer.id, now()) }),
  editProfile: ({ db, viewer, input }) => store.edit(db, viewer.id, input),
  getOwnAddress: async ({ db, viewer }) => or404(await addressOf(db, viewer.id), 'Endereço'),
  saveOwnAddress: ({ db, viewer, input, now }) => saveAddress(db, viewer.id, input as TypedAddress, now()),
};
