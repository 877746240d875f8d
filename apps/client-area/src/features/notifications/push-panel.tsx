import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { usePush } from './use-push.ts';

/** Push notifications of this browser. The permission prompt appears only on a click. */
export function PushPanel() {
  const { state, failed, busy, turnOn, turnOff } = usePush();
  return (
    <>
      {failed && (
        <Notice tone="danger" role="alert" title="Não foi possível mudar as notificações por push">
          Tente de novo em instantes.
        </Notice>
      )}
      {state === 'unsupported' && (
        <p>
          Este navegador não recebe notificações por push. No iPhone e no iPad, adicione antes o portal à tela de
          início.
        </p>
      )}
      {state === 'denied' && (
        <p>
          As notificações estão bloqueadas neste navegador. Para recebê-las, permita-as nas configurações do site e
          volte aqui.
        </p>
      )}
      {state === 'off' && (
        <>
          <p>Receba um aviso no aparelho quando algo novo sair, mesmo com o portal fechado.</p>
          <BusyButton variant="contained" busy={busy} doing="Ativando" onClick={() => void turnOn()}>
            Ativar notificações por push
          </BusyButton>
        </>
      )}
      {state === 'on' && (
        <>
          <p>Este navegador recebe notificações por push. Ao sair da conta, ele deixa de receber.</p>
          <BusyButton variant="outlined" busy={busy} doing="Desativando" onClick={() => void turnOff()}>
            Desativar neste navegador
          </BusyButton>
        </>
      )}
    </>
  );
}
