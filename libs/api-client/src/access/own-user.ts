import { ownUser } from '@mirante/contract/access/own-user.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const { useEditOwnUserMutation, useWithdrawOwnEmailMutation, useChangeUserPasswordMutation } =
  api.injectEndpoints({
    endpoints: endpointsFrom(ownUser, 'session', ['user', 'own_session']),
  });

feedback(ownUser, {
  editOwnUser: { ok: 'Dados atualizados com sucesso!', fail: 'Erro desconhecido ao atualizar dados.' },
  withdrawOwnEmail: { ok: 'Troca de email cancelada.', fail: 'Não foi possível cancelar a troca do email.' },
  changeUserPassword: { ok: 'Senha atualizada com sucesso!', fail: 'Erro ao atualizar a senha.' },
});
