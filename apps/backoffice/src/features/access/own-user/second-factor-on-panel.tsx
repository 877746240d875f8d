import {
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} from '@mirante/api-client/access/second-factor.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair, PartForm } from '@mirante/crud/form/part-form.tsx';
import { day } from '@mirante/domain/format.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import css from './own-user.module.css';

interface Typed {
  password: string;
  code: string;
}
const Field = fieldsOf<Typed>();
const schema = () => import('@mirante/contract/access/second-factor.form.ts').then((m) => m.passwordAndCodeForm);
const empty: Typed = { password: '', code: '' };
const FEW = 3;

interface Props {
  since: string;
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

export function SecondFactorOnPanel({ since, left, onCodes }: Props) {
  const [doing, choose] = useState<'codes' | 'off'>();
  return (
    <Panel title="Segundo fator" aside={<StatusChip look={{ label: 'Ligado', tone: 'success', mark: 'dot' }} />}>
      <p className={css.text}>
        Desde {day(since)}, entrar na sua conta pede também um código do aplicativo autenticador. {leftWords(left)}
      </p>
      {left <= FEW && (
        <Notice tone="warning" title={left === 0 ? 'Sem códigos de recuperação' : 'Poucos códigos de recuperação'}>
          Sem eles e sem o celular, só um administrador pode devolver o seu acesso.
        </Notice>
      )}
      {doing === undefined && (
        <div className={css.buttons}>
          <Button variant="outlined" onClick={() => choose('codes')}>
            Gerar novos códigos
          </Button>
          <Button variant="outlined" color="error" onClick={() => choose('off')}>
            Desligar
          </Button>
        </div>
      )}
      {doing === 'codes' && <NewCodes onCodes={onCodes} onBack={() => choose(undefined)} />}
      {doing === 'off' && <TurnOff onBack={() => choose(undefined)} />}
    </Panel>
  );
}

function leftWords(left: number): string {
  if (left === 0) return 'Não resta nenhum código de recuperação.';
  return left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`;
}

function NewCodes({ onCodes, onBack }: Pick<Props, 'onCodes'> & { onBack: () => void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  const save = async (body: Typed) => {
    const { data, error } = await renew({ body });
    if (data) onCodes(data.recovery_codes);
    return { error };
  };
  return (
    <PartForm
      label="Gerar novos códigos"
      initial={empty}
      schema={schema}
      save={save}
      submit="Gerar novos códigos"
      aside={
        <Button variant="text" onClick={onBack}>
          Voltar
        </Button>
      }
    >
      <Both />
    </PartForm>
  );
}

function TurnOff({ onBack }: { onBack: () => void }) {
  const [disable] = useDisableSecondFactorMutation();
  return (
    <PartForm
      label="Desligar o segundo fator"
      initial={empty}
      schema={schema}
      save={(body) => disable({ body })}
      submit="Desligar"
      tone="danger"
      aside={
        <Button variant="text" onClick={onBack}>
          Voltar
        </Button>
      }
    >
      <Both />
    </PartForm>
  );
}

const Both = () => (
  <FieldPair>
    <Field.Password name="password" label="Sua senha" autoComplete="current-password" />
    <Field.Text
      name="code"
      label="Código"
      help="Do aplicativo, ou um de recuperação."
      autoComplete="one-time-code"
      maxLength={32}
    />
  </FieldPair>
);
