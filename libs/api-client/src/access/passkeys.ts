import { passkeys } from '@mirante/contract/access/passkeys.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

const { offerPasskey, ...kept } = passkeys;
export const { useListPasskeysQuery, useCreatePasskeyMutation, useRenamePasskeyMutation, useRemovePasskeyMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom(kept, 'passkey') });
// An offer changes no list: one that is fetched anew for it, and is on its way when the passkey is made, would be shown without it.
export const { useOfferPasskeyMutation } = api.injectEndpoints({ endpoints: endpointsFrom({ offerPasskey }) });

feedback(passkeys, {
  listPasskeys: listFailed,
  offerPasskey: { fail: 'Não foi possível criar a passkey.' },
  createPasskey: { ok: 'Passkey adicionada.', fail: 'Não foi possível criar a passkey.' },
  renamePasskey: {
    ok: 'Passkey renomeada.',
    404: 'Esta passkey já tinha sido removida.',
    fail: 'Não foi possível renomear a passkey.',
  },
  removePasskey: {
    ok: 'Passkey removida.',
    404: 'Esta passkey já tinha sido removida.',
    fail: 'Não foi possível remover a passkey.',
  },
});
