import type { PasskeyChallenge, StepUpWays } from '@mirante/domain/access/passkey.ts';
import { get, post, type } from '../http.ts';

const allow = 'account';
/** Proves the session's owner again, as calls with a `stepUp` require. */
export const stepUp = {
  getStepUpWays: get('/api/v1/account/step-up', {
    what: 'Ver como confirmar quem se é',
    allow,
    ownerOnly: true,
    returns: type<StepUpWays>(),
  }),
  stepUpByPassword: post('/api/v1/account/step-up', {
    what: 'Confirmar quem se é, pela senha',
    allow,
    input: () => import('./step-up.form.ts').then((m) => m.stepUpForm),
    refuses: ['wrong_password', 'wrong_code'],
    example: { password: 'mirante123' },
  }),
  challengeStepUp: post('/api/v1/account/step-up/challenge', {
    what: 'Começar a confirmar quem se é, por uma passkey',
    allow,
    returns: type<PasskeyChallenge>(),
  }),
  stepUpByPasskey: post('/api/v1/account/step-up/passkey', {
    what: 'Confirmar quem se é, por uma passkey',
    allow,
    input: () => import('./passkeys.form.ts').then((m) => m.assertionForm),
    refuses: ['unknown_passkey'],
    example: { credential_id: 'AAECAw', client_data: 'e30', authenticator_data: 'AAEC', signature: 'MEUC' },
  }),
};
