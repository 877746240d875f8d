import { useRequestErasureMutation, useWithdrawErasureMutation } from '@mirante/api-client/people/privacy.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import css from './erasure-request.module.css';

const empty = { reason: '', password: '' };
const Field = fieldsOf<typeof empty>();
const schema = () => import('@mirante/contract/people/privacy.form.ts').then((m) => m.erasureForm);

/** Explains the request before it asks for the password. */
export function ErasureRequest() {
  const [asking, setAsking] = useState(false);
  const [ask] = useRequestErasureMutation();
  if (!asking)
    return (
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Pedir exclusão
      </Button>
    );
  return (
    <>
      <Consequences />
      <PartForm
        label="Pedir a exclusão dos meus dados"
        initial={empty}
        schema={schema}
        save={(body) => ask({ body })}
        submit="Confirmar o pedido"
        tone="danger"
        aside={<Button onClick={() => setAsking(false)}>Cancelar</Button>}
      >
        <Field.Text name="reason" label="Motivo" optional lines={3} maxLength={2000} />
        <Field.Password name="password" label="Sua senha" help="Para sabermos que é você." />
      </PartForm>
    </>
  );
}

const Consequences = () => (
  <Notice tone="danger" title="Depois de atendido, não há volta.">
    <ul className={css.list}>
      <li>Nome, CPF, email, telefones e endereço são apagados.</li>
      <li>Você perde o acesso a tudo o que assina.</li>
      <li>Uma nova assinatura começa do zero.</li>
    </ul>
    Até a nossa resposta, você pode retirar o pedido aqui mesmo.
  </Notice>
);

/** A pending request, which can still be withdrawn. */
export function ErasureRequested({ at }: { at: string }) {
  const [withdraw, { isLoading }] = useWithdrawErasureMutation();
  return (
    <Notice
      tone="info"
      role="status"
      title="Pedido registrado"
      action={
        <BusyButton variant="outlined" size="small" busy={isLoading} onClick={() => void withdraw()}>
          Retirar o pedido
        </BusyButton>
      }
    >
      Você pediu a exclusão em {dayTime(at)}. Avisaremos por email assim que houver resposta; até lá, você pode retirar
      o pedido.
    </Notice>
  );
}
