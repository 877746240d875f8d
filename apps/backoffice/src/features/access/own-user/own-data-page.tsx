import { ownUser } from '@mirante/contract/access/own-user.ts';
import { useEditOwnUserMutation, useWithdrawOwnEmailMutation } from '@mirante/api-client/access/own-user.ts';
import { useGetSecondFactorQuery } from '@mirante/api-client/access/second-factor.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { EMAIL_LINK_HOURS } from '@mirante/domain/access/lifetimes.ts';
import { roleHelp, userWords } from '@mirante/domain/access/user.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import css from './own-user.module.css';

interface OwnData {
  name: string;
  email: string;
  password: string;
  code: string;
}
const unproven = { password: '', code: '' };
const Field = fieldsOf<OwnData>({ ...userWords.form, password: 'Sua senha', code: 'Código do segundo fator' });
const schema = () => import('@mirante/contract/access/own-user.form.ts').then((m) => m.ownUserForm);

export function OwnDataPage() {
  const { user } = useViewerDetails();
  const [edit] = useEditOwnUserMutation();
  const dispatch = useSessionDispatch();
  const [withdraw, withdrawing] = useWithdrawOwnEmailMutation();
  const [asked, setAsked] = useState<OwnData>();
  const giveUp = async () => {
    if (!(await withdraw()).error) setAsked(undefined);
  };
  const save = async ({ name, email, password, code }: OwnData) => {
    const isMoved = isOther(email, user.email);
    const proof = isMoved ? { password, ...(code && { code }) } : {};
    const end = await edit({ body: { name, email, ...proof } });
    if (end.error) return end;
    void dispatch(refreshSession());
    if (isMoved) setAsked({ name, email, ...unproven });
    return end;
  };
  return (
    <>
      <PageHead title="Meus dados" purpose="Como você aparece no sistema e o email com que entra." />
      <div className={css.column}>
        <Panel title="Identificação">
          {asked && (
            <Notice
              tone="warning"
              title="Confirmação pendente"
              action={
                <BusyButton
                  variant="text"
                  busy={withdrawing.isLoading}
                  doing="Cancelando"
                  onClick={() => void giveUp()}
                >
                  Desistir da troca
                </BusyButton>
              }
            >
              Enviamos um link para {asked.email}, válido por {EMAIL_LINK_HOURS} horas. Até você confirmar por ele, o
              email com que entra continua sendo {user.email}, que também foi avisado.
            </Notice>
          )}
          <PartForm
            key={asked?.email}
            label="Identificação"
            initial={{ name: asked?.name ?? user.name, email: user.email, ...unproven }}
            schema={schema}
            save={save}
            saves="when-valid"
          >
            <Field.Text name="name" autoComplete="name" maxLength={60} />
            <Field.Text
              name="email"
              type="email"
              autoComplete="email"
              maxLength={120}
              help="Ao trocar, o novo endereço precisa confirmar, e o antigo é avisado."
            />
            <OwnerProof email={user.email} />
          </PartForm>
        </Panel>
        <Panel title="Meus papéis">
          <ul className={css.roles} aria-label="Meus papéis">
            {user.roles.map(({ id, name }) => (
              <li key={id}>
                <strong>{name}</strong>
                <small>{roleHelp[name]}</small>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}

/** Another e-mail requires a proof, not only an open session. */
function OwnerProof({ email }: { email: string }) {
  const { values: typed, errors } = useFormikContext<OwnData>();
  const { data: factor } = useGetSecondFactorQuery();
  if (!isOther(typed.email, email)) return null;
  // Whether there is a second factor may not have been read: then the server asks for its code.
  const asksCode = factor ? factor.since !== null : errors.code !== undefined || typed.code !== '';
  return (
    <>
      <Field.Password
        name="password"
        autoComplete="current-password"
        help="Para sabermos que é você. As outras sessões se encerram quando o novo email confirmar."
      />
      {asksCode && (
        <Field.Text
          name="code"
          autoComplete="one-time-code"
          maxLength={32}
          help="Do aplicativo autenticador, ou um código de recuperação."
        />
      )}
    </>
  );
}
const isOther = (typed: string, email: string) => typed.trim().toLowerCase() !== email.toLowerCase();
OwnDataPage.needs = ownUser.editOwnUser;
