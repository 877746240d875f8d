import type { SessionAnswer, SessionDetails } from '@mirante/domain/session.ts';
import { get, post, type } from './http.ts';

export const session = {
  logIn: post('/api/v1/login', {
    what: 'Entrar', allow: 'public', input: () => import('./forms/login.ts').then((m) => m.loginForm), returns: type<SessionAnswer>(),
    example: { email: 'ana@mirante.example', password: 'mirante123' },
  }),
  /** Ends the session that calls it. No session, nothing to do. */
  logOut: post('/api/v1/logout', { what: 'Sair', allow: 'public' }),
  /** Ends the session that calls it for a token that opens one elsewhere, once, within a minute. */
  handOver: post('/api/v1/hand-over', { what: 'Passar a sessão a outro endereço', allow: 'client', returns: type<{ token: string }>() }),
  /** Called with a hand-over token, it answers with the token of a new session. */
  getClientDetails: get('/api/v1/client/details', { what: 'Ver a própria sessão (cliente)', allow: 'client', returns: type<SessionDetails & { token?: string }>() }),
  getUserDetails: get('/api/v1/user', { what: 'Ver os próprios dados', allow: 'staff', returns: type<SessionDetails>() }),
};
