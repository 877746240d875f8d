import { recovery } from '@mirante/contract/access/recovery.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const {
  useRequestPasswordResetMutation,
  useCompletePasswordResetMutation,
  useOpenMailedLinkMutation,
  useDenyMailedLinkMutation,
  useResendConfirmationMutation,
  useConfirmEmailMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom(recovery) });

feedback(recovery, {
  requestPasswordReset: {
    ok: 'Pedido de recuperação de senha enviado com sucesso!',
    fail: 'Ocorreu um erro ao requisitar a recuperação de senha.',
  },
  completePasswordReset: { ok: 'Senha atualizada com sucesso!', fail: 'Erro ao atualizar a senha.' },
  resendConfirmation: {
    ok: 'Enviamos um novo link de confirmação.',
    409: 'Seu email já está confirmado.',
    fail: 'Não foi possível enviar o link de confirmação.',
  },
  // Their page shows the results.
  openMailedLink: quiet,
  denyMailedLink: quiet,
  confirmEmail: { ok: 'Email confirmado com sucesso!', fail: 'Ocorreu um erro na confirmação do email.' },
});
