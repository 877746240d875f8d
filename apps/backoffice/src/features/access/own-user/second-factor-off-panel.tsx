import {
  useConfirmSecondFactorMutation,
  useOfferSecondFactorMutation,
} from '@mirante/api-client/access/second-factor.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import type { SecondFactorOffer } from '@mirante/domain/access/second-factor.ts';
import { CopyButton } from '@mirante/ui-kit/states/copy-button.tsx';
import { LazyQrCode } from '@mirante/ui-kit/states/lazy-qr.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import css from './own-user.module.css';

const PasswordField = fieldsOf<{ password: string }>();
const CodeField = fieldsOf<{ code: string }>();
const passwordSchema = () => import('@mirante/contract/access/second-factor.form.ts').then((m) => m.passwordForm);
const codeSchema = () => import('@mirante/contract/access/second-factor.form.ts').then((m) => m.codeForm);
const noPassword = { password: '' };
const noCode = { code: '' };

interface Props {
  onCodes: (codes: readonly string[]) => void;
}

export function SecondFactorOffPanel({ onCodes }: Props) {
  const [offer, take] = useState<SecondFactorOffer>();
  return (
    <Panel title="Segundo fator" aside="Desligado">
      {offer ? <Confirm offer={offer} onCodes={onCodes} onBack={() => take(undefined)} /> : <Begin onOffer={take} />}
    </Panel>
  );
}

function Begin({ onOffer }: { onOffer: (offer: SecondFactorOffer) => void }) {
  const [ask] = useOfferSecondFactorMutation();
  const save = async (body: { password: string }) => {
    const { data, error } = await ask({ body });
    if (data) onOffer(data);
    return { error };
  };
  return (
    <>
      <p className={css.text}>
        Ao entrar, além da senha, será pedido um código de 6 dígitos de um aplicativo autenticador do seu celular
        (Google Authenticator, Microsoft Authenticator, 1Password ou outro).
      </p>
      <PartForm
        label="Ligar o segundo fator"
        initial={noPassword}
        schema={passwordSchema}
        save={save}
        submit="Ligar segundo fator"
      >
        <PasswordField.Password name="password" label="Sua senha" autoComplete="current-password" />
      </PartForm>
    </>
  );
}

function Confirm({
  offer: { secret, uri },
  onCodes,
  onBack,
}: Props & { offer: SecondFactorOffer; onBack: () => void }) {
  const [confirm] = useConfirmSecondFactorMutation();
  const save = async (body: { code: string }) => {
    const { data, error } = await confirm({ body });
    if (data) onCodes(data.recovery_codes);
    return { error };
  };
  return (
    <div className={css.offer}>
      <LazyQrCode value={uri} size={196} title="QR code para o aplicativo autenticador" />
      <div>
        <ol className={css.steps}>
          <li>
            Leia o QR code no aplicativo, ou digite nele esta chave:
            <code className={css.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} label="Copiar chave" size="small" />
          </li>
          <li>Digite abaixo o código que ele mostrar.</li>
        </ol>
      </div>
      <div className={css.confirm}>
        <PartForm
          label="Confirmar o segundo fator"
          initial={noCode}
          schema={codeSchema}
          save={save}
          submit="Confirmar"
          aside={
            <Button variant="text" onClick={onBack}>
              Voltar
            </Button>
          }
        >
          <CodeField.Text
            name="code"
            label="Código do aplicativo"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={7}
            autoFocus
          />
        </PartForm>
      </div>
    </div>
  );
}
