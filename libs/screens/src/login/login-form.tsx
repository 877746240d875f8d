import { useLogIn, type Credentials, type LoginOutcome, type Role } from '@mirante/session/log-in.ts';
import { useAddress } from '@mirante/session/places.ts';
import { FieldFrame } from '@mirante/ui-kit/fields/field-frame.tsx';
import { PasswordBox } from '@mirante/ui-kit/fields/password-box.tsx';
import { say } from '@mirante/validation/messages.ts';
import { looksLikeLogin } from '@mirante/validation/rules.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from 'react';

// Most logins are not refused, nor ask for a code: their bytes wait until one does.
const LoginCode = lazy(() => import('./login-code.tsx').then((m) => ({ default: m.LoginCode })));
const LoginRefusal = lazy(() => import('./login-refusal.tsx').then((m) => ({ default: m.LoginRefusal })));

/** An e-mail or a CPF and a password. Two plain fields: the first screen of an app does without the forms' library. */
export function LoginForm({ role }: { role: Role }) {
  const logIn = useLogIn(role);
  const [typed, type] = useState<Credentials>({ email: '', password: '' });
  const [busy, setBusy] = useState(false);
  const [end, setEnd] = useState<LoginOutcome>();
  const form = useRef<HTMLFormElement>(null);
  // The fields may have been on screen, and in use, before this code came.
  const takeEarly = useEffectEvent(() => {
    const early = Object.fromEntries(new FormData(form.current!)) as unknown as Credentials;
    if (early.email || early.password) type(early);
  });
  useEffect(() => takeEarly(), []);
  const mistake = mistakeIn(typed.email);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setEnd(await logIn({ ...typed, email: typed.email.trim() }));
    setBusy(false);
  };
  if (end?.kind === 'code') {
    return (
      <Suspense fallback={null}>
        <LoginCode challenge={end.challenge} onBack={() => setEnd(undefined)} />
      </Suspense>
    );
  }
  return (
    <Fields ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Identifier value={typed.email} mistake={mistake} onType={(email) => type((now) => ({ ...now, email }))} />
      <Secret value={typed.password} onType={(password) => type((now) => ({ ...now, password }))} />
      {end && end.kind !== 'in' && !busy && (
        <Suspense fallback={null}>
          <LoginRefusal end={end} />
        </Suspense>
      )}
      {/* With `false` the button brings a style attribute, which the page's policy refuses in what is drawn at build. */}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={mistake !== undefined || typed.password === ''}
        loading={busy || null}
      >
        Acessar
      </Button>
    </Fields>
  );
}

interface BoxProps {
  value: string;
  onType: (text: string) => void;
}

/** What is wrong with it shows once it was left. */
function Identifier({ value, mistake, onType }: BoxProps & { mistake: string | undefined }) {
  const id = useId();
  const [left, leave] = useState(false);
  const message = left && value !== '' ? mistake : undefined;
  return (
    <FieldFrame field={{ id, message }} of={{ label: 'Email | CPF' }}>
      <OutlinedInput
        id={id}
        name="email"
        autoComplete="username"
        slotProps={{ input: { inputMode: 'email' } }}
        autoFocus
        value={value}
        error={message !== undefined}
        aria-describedby={`${id}-text`}
        onChange={(e) => onType(e.target.value)}
        onBlur={() => leave(true)}
      />
    </FieldFrame>
  );
}

function Secret({ value, onType }: BoxProps) {
  const id = useId();
  return (
    <WithLink>
      <FieldFrame field={{ id, message: undefined }} of={{ label: 'Senha' }}>
        <PasswordBox
          id={id}
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={(e) => onType(e.target.value)}
        />
      </FieldFrame>
      <Link href={useAddress('checkout', '/esqueci-a-senha')}>Esqueceu a senha?</Link>
    </WithLink>
  );
}

function mistakeIn(identifier: string): string | undefined {
  if (looksLikeLogin(identifier)) return undefined;
  return /^[\d.\s-]+$/.test(identifier) ? say.cpf : say.email;
}

const Fields = styled('form')({ display: 'grid', gap: 20, marginTop: 24, '& > [class*="m-notice-"]': { margin: 0 } });
const WithLink = styled('div')({
  position: 'relative',
  '& > a': { position: 'absolute', top: 0, right: 0, fontSize: 13, lineHeight: '18px' },
});
