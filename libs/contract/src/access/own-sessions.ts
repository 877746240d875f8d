import type { OwnSession } from '@mirante/domain/access/own-session.ts';
import { del, get, type } from '../http.ts';

const allow = 'client';
export const ownSessions = {
  /** The one that asks first, then the last seen. */
  listOwnSessions: get('/api/v1/client/sessions', {
    what: 'Listar as próprias sessões',
    allow,
    returns: type<OwnSession[]>(),
  }),
  endOwnSession: del('/api/v1/client/sessions/:id', { what: 'Encerrar uma sessão própria', allow }),
  endOtherSessions: del('/api/v1/client/sessions', { what: 'Encerrar as outras sessões próprias', allow }),
};
