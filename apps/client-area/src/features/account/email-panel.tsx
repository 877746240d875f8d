import type { PendingEmail } from '@mirante/domain/access/pending-email.ts';
import {
  useRequestEmailChangeMutation,
  useWithdrawEmailChangeMutation,
} from '@mirante/api-client/access/email-change.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import type { Profile } from '@mirante/domain/people/account.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LazyConfirmEmailNotice } from '../../shared/lazy-confirm-email-notice.tsx';
import css from './email-panel.module.css';

const empty = { email: '', password: '' };
const Field = fieldsOf<typeof empty>();
const schema = () => import('@mirante/contract/access/email-change.form.ts').then((m) => m.emailChangeForm);

/** The account's e-mail, and a requested new one. */
export function EmailPanel({ profile: { email, email_change: pending } }: { profile: Profile }) {
  const [changing, setChanging] = useState(false);
  const [request] = useRequestEmailChangeMutation();
  const save = async (body: typeof empty) => {
    const end = await request({ body });
    if (!end.error) setChanging(false);
    return end;
  };
  return (
    <>
      <LazyConfirmEmailNotice />
      {pending && <Pending pending={pending} current={email} />}
      {changing ? (
        <PartForm
          label="Trocar email"
          initial={empty}
          schema={schema}
          save={save}
          submit="Enviar confirmação"
          after="initial"
          aside={<Button onClick={() => setChanging(false)}>Cancelar</Button>}
        >
          <Field.Text name="email" label="Novo email" type="email" autoComplete="email" autoFocus />
          <Field.Password name="password" label="Sua senha" help="Para sabermos que é você." />
        </PartForm>
      ) : (
        <div className={css.row}>
          <span>{email}</span>
          <Button variant="outlined" onClick={() => setChanging(true)}>
            Trocar email
          </Button>
        </div>
      )}
    </>
  );
}

function Pending({ pending, current }: { pending: PendingEmail; current: string }) {
  const [withdraw, { isLoading }] = useWithdrawEmailChangeMutation();
  return (
    <Notice
      tone="warning"
      title="Confirmação pendente"
      action={
        <BusyButton variant="text" busy={isLoading} doing="Cancelando" onClick={() => void withdraw()}>
          Desistir da troca
        </BusyButton>
      }
    >
      Enviamos um link para {pending.email}, válido até {dayTime(pending.expires_at)}. Até você confirmar por ele, sua
      conta continua em {current}.
    </Notice>
  );
}
