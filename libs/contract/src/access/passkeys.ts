import type { Passkey, PasskeyOffer } from '@mirante/domain/access/passkey.ts';
import { del, get, patch, post, type } from '../http.ts';

const allow = 'account';
/** The account's own passkeys. Each opens the account in place of password and code. */
export const passkeys = {
  listPasskeys: get('/api/v1/account/passkeys', {
    what: 'Listar as próprias passkeys',
    allow,
    ownerOnly: true,
    returns: type<Passkey[]>(),
  }),
  /** For the browser's `navigator.credentials.create`. Single use, valid for five minutes. */
  offerPasskey: post('/api/v1/account/passkeys/offer', {
    what: 'Começar a criar uma passkey',
    allow,
    stepUp: 'passkey',
    returns: type<PasskeyOffer>(),
    refuses: ['too_many_passkeys'],
  }),
  createPasskey: post('/api/v1/account/passkeys', {
    what: 'Criar uma passkey',
    allow,
    stepUp: 'passkey',
    input: () => import('./passkeys.form.ts').then((m) => m.newPasskeyForm),
    returns: type<Passkey>(),
    refuses: ['unknown_passkey', 'too_many_passkeys'],
    example: {
      name: 'Celular',
      credential_id: 'AAECAw',
      client_data: 'e30',
      attestation: 'o2M',
      transports: ['internal'],
    },
  }),
  renamePasskey: patch('/api/v1/account/passkeys/:id', {
    what: 'Renomear uma passkey própria',
    allow,
    input: () => import('./passkeys.form.ts').then((m) => m.passkeyNameForm),
    example: { name: 'Celular antigo' },
  }),
  removePasskey: del('/api/v1/account/passkeys/:id', {
    what: 'Remover uma passkey própria',
    allow,
    stepUp: 'passkey',
  }),
};
