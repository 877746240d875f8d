import { useResendConfirmationMutation } from '@mirante/api-client/access/recovery.ts';
import { isReleased } from '@mirante/domain/access/mailed-link.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';

/**
 * Until when to confirm the e-mail, with a button for a new link, or to give another one if its reader denied the account. An address that staff gave an old account has no time
 * left, and neither has a session that was open at the end.
 */
export function ConfirmEmailNotice({ by }: { by: string }) {
  const { user } = useViewerDetails();
  const [resend, { isLoading }] = useResendConfirmationMutation();
  const isOver = new Date(by) <= serverNow();
  if (isReleased(user.email))
    return (
      <Notice
        tone="warning"
        title={isOver ? 'Informe o seu email' : `Informe e confirme o seu email até ${dayTime(by)}`}
      >
        Quem recebe o email desta conta disse que ela não é sua. Troque-o em “Meus dados”.
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={isOver ? 'Confirme seu email' : `Confirme seu email até ${dayTime(by)}`}
      action={
        <BusyButton variant="outlined" busy={isLoading} onClick={() => void resend()}>
          Enviar o link de novo
        </BusyButton>
      }
    >
      Enviamos um link para {user.email}. {isOver ? 'Da próxima vez' : 'Depois desse prazo'}, só é possível entrar com o
      email confirmado.
    </Notice>
  );
}
