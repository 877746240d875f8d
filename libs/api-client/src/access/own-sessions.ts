import { ownSessions } from '@mirante/contract/access/own-sessions.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const ownSessionsApi = api.injectEndpoints({ endpoints: endpointsFrom(ownSessions, 'own_session') });
export const { useListOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } = ownSessionsApi;

feedback(ownSessions, {
  listOwnSessions: listFailed,
  endOwnSession: {
    ok: 'Sessão encerrada.',
    404: 'Esta sessão já tinha sido encerrada.',
    fail: 'Não foi possível encerrar a sessão.',
  },
  endOtherSessions: { ok: 'As outras sessões foram encerradas.', fail: 'Não foi possível encerrar as outras sessões.' },
});
