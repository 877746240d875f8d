import { passkeys } from '@mirante/contract/access/passkeys.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const passkeysApi = api.injectEndpoints({ endpoints: endpointsFrom(passkeys, 'passkey') });
export const {
  useListPasskeysQuery,
  useOfferPasskeyMutation,
  useCreatePasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = passkeysApi;

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
