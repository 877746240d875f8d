import type { OwnSession } from '@mirante/domain/access/own-session.ts';
import { del, get, type } from '../http.ts';

const allow = 'account';
export const ownSessions = {
  /** The current session first, then by last use. */
  listOwnSessions: get('/api/v1/account/sessions', {
    what: 'Listar as próprias sessões',
    allow,
    ownerOnly: true,
    returns: type<OwnSession[]>(),
  }),
  endOwnSession: del('/api/v1/account/sessions/:id', {
    what: 'Encerrar uma sessão própria',
    allow,
    stepUp: 'sessions',
  }),
  endOtherSessions: del('/api/v1/account/sessions', {
    what: 'Encerrar as outras sessões próprias',
    allow,
    stepUp: 'sessions',
  }),
};
