import type { Problem } from '@mirante/contract/problem.ts';
import { useCompleteLogIn } from '@mirante/session/complete-log-in.ts';
import { FieldFrame } from '@mirante/ui-kit/fields/field-frame.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import css from './login-code.module.css';

interface LoginCodeProps {
  challenge: string;
  onBack: () => void;
}

const kinds = {
  app: {
    label: 'Código do aplicativo',
    help: 'Os 6 dígitos que o aplicativo autenticador mostra agora.',
    other: 'Usar um código de recuperação',
    inputMode: 'numeric',
  },
  recovery: {
    label: 'Código de recuperação',
    help: 'Um dos códigos que você guardou. Cada um vale uma vez. Sem eles, fale com um administrador.',
    other: 'Usar o código do aplicativo',
    inputMode: 'text',
  },
} as const;

/** The second step of a login, for accounts with a second factor. */
export function LoginCode({ challenge, onBack }: LoginCodeProps) {
  const completeLogIn = useCompleteLogIn(challenge);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { label, help, other, inputMode } = kinds[kind];
  const message = problem?.errors[0]?.message;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(await completeLogIn(code));
    setBusy(false);
    box.current?.select();
  };
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    setProblem(undefined);
  };
  return (
    <form className={css.fields} noValidate onSubmit={(event) => void submit(event)} aria-label="Segundo fator">
      <FieldFrame field={{ id, message }} of={{ label, help }}>
        <OutlinedInput
          key={kind}
          id={id}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          inputRef={box}
          value={code}
          error={message !== undefined}
          aria-describedby={`${id}-text`}
          slotProps={{ input: { inputMode, autoCapitalize: 'characters', spellCheck: false } }}
          onChange={(e) => setCode(e.target.value)}
        />
      </FieldFrame>
      {problem && message === undefined && (
        <Notice tone="danger" role="alert">
          {problem.detail}
        </Notice>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={code.replaceAll(/[\s-]/g, '').length < 6}
        loading={busy}
      >
        Confirmar
      </Button>
      <div className={css.ways}>
        <Button variant="text" onClick={onBack}>
          Voltar
        </Button>
        <Button variant="text" onClick={change}>
          {other}
        </Button>
      </div>
    </form>
  );
}
