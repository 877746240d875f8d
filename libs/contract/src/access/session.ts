import type { PasskeyChallenge } from '@mirante/domain/access/passkey.ts';
import type { SecondFactorAsked } from '@mirante/domain/access/second-factor.ts';
import type { SessionAnswer, SessionDetails } from '@mirante/domain/access/session.ts';
import { get, post, type } from '../http.ts';

export const session = {
  /** Staff with a second factor get a challenge for its code instead of a session. */
  logIn: post('/api/v1/login', {
    what: 'Entrar',
    allow: 'public',
    input: () => import('./login.form.ts').then((m) => m.loginForm),
    returns: type<SessionAnswer | SecondFactorAsked>(),
    refuses: ['invalid_credentials', 'password_expired', 'email_not_confirmed', 'email_released'],
    example: { email: 'ana@mirante.example', password: 'mirante123' },
  }),
  completeLogIn: post('/api/v1/login/second-factor', {
    what: 'Entrar com o segundo fator',
    allow: 'public',
    input: () => import('./second-factor.form.ts').then((m) => m.loginCodeForm),
    returns: type<SessionAnswer>(),
    refuses: ['challenge_expired', 'wrong_code'],
    example: { challenge: 'código da resposta do login', code: '123456' },
  }),
  /** For a login by passkey, in the clients' app or in the staff's. */
  challengeLogIn: post('/api/v1/login/passkey/challenge', {
    what: 'Começar a entrar por uma passkey',
    allow: 'public',
    input: () => import('./passkeys.form.ts').then((m) => m.passkeyChallengeForm),
    returns: type<PasskeyChallenge>(),
    example: { role: 'client' },
  }),
  /** A passkey counts as two factors: no code is required. */
  logInByPasskey: post('/api/v1/login/passkey', {
    what: 'Entrar por uma passkey',
    allow: 'public',
    input: () => import('./passkeys.form.ts').then((m) => m.passkeyLoginForm),
    returns: type<SessionAnswer>(),
    refuses: ['unknown_passkey', 'email_not_confirmed', 'email_released'],
    example: {
      role: 'client',
      credential_id: 'AAECAw',
      client_data: 'e30',
      authenticator_data: 'AAEC',
      signature: 'MEUC',
    },
  }),
  /** Ends the calling session. Without a session it does nothing. */
  logOut: post('/api/v1/logout', { what: 'Sair', allow: 'public' }),
  /** Ends the calling session in exchange for a token that opens one in another app, once, within a minute. */
  handOver: post('/api/v1/hand-over', {
    what: 'Passar a sessão a outro endereço',
    allow: 'client',
    returns: type<{ token: string }>(),
  }),
  /** Called with a hand-over token, or the code of a view, it returns the token of a new session. */
  getClientDetails: get('/api/v1/client/details', {
    what: 'Ver a própria sessão (cliente)',
    allow: 'client',
    returns: type<SessionDetails & { token?: string }>(),
  }),
  getUserDetails: get('/api/v1/user', {
    what: 'Ver os próprios dados',
    allow: 'staff',
    returns: type<SessionDetails>(),
  }),
};
