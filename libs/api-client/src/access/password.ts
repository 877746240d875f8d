import { password } from '@mirante/contract/access/password.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const { useChangeOwnPasswordMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(password, 'session', ['own_session', 'client']),
});

feedback(password, { changeOwnPassword: { ok: 'Senha atualizada com sucesso!', fail: 'Erro ao atualizar a senha.' } });
