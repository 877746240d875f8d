import { UNREACHABLE } from '@mirante/contract/problem.ts';
import {
  useLogIn,
  useSessionDispatch,
  type Credentials,
  type LoginOutcome,
  type Role,
} from '@mirante/session/log-in.ts';
import { useAppAddress } from '@mirante/session/app-addresses.ts';
import { takeTypedValues } from '@mirante/ui-kit/boot/take-typed-values.ts';
import { afterPress } from '@mirante/ui-kit/fields/after-press.ts';
import { FieldFrame } from '@mirante/ui-kit/fields/field-frame.tsx';
import { PasswordBox } from '@mirante/ui-kit/fields/password-box.tsx';
import { say } from '@mirante/validation/messages.ts';
import { looksLikeLogin } from '@mirante/validation/rules.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  lazy,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type SubmitEvent,
} from 'react';
import css from './login-form.module.css';
import { supportsPasskeys, usePasskeyAutofill } from './use-passkey-autofill.ts';

// Most logins are neither refused nor need a code: loaded on demand.
const LoginCode = lazy(() => import('./login-code.tsx').then((m) => ({ default: m.LoginCode })));
const byPasskey = () => import('@mirante/session/log-in-by-passkey.ts').catch(() => undefined);
const refusal = () => import('./login-refusal.tsx').then((m) => ({ default: m.LoginRefusal }));
const LoginRefusal = lazy(refusal);
/** While the login is typed: a refusal may be that there is no network. */
const preloadRefusal = (): void => void refusal().catch(() => undefined);
const unreachable: LoginOutcome = {
  kind: 'refused',
  problem: { status: 'FETCH_ERROR', detail: UNREACHABLE, errors: [] },
};

/**
 * Login by e-mail or CPF and password. Two plain fields, so that an app's first screen does not load the forms'
 * library.
 */
export function LoginForm({ role }: { role: Role }) {
  const logIn = useLogIn(role);
  const dispatch = useSessionDispatch();
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' });
  const [busy, setBusy] = useState<'password' | 'passkey'>();
  const [outcome, setOutcome] = useState<LoginOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const enter = async ({ email, password }: Credentials) => {
    setBusy('password');
    setOutcome(await logIn({ email: email.trim(), password }));
    setBusy(undefined);
  };
  // The prerendered fields may have been used before hydration: they are read before React writes to them.
  const adoptTyped = useEffectEvent(() => {
    const { email = '', password = '' } = takeTypedValues(form.current!);
    const early = { email, password };
    if (early.email || early.password) {
      setTyped(early);
      preloadRefusal();
    }
    if ('entered' in form.current!.dataset && !problemOf(early.email) && early.password) void enter(early);
  });
  useLayoutEffect(() => adoptTyped(), []);
  usePasskeyAutofill(role, busy !== 'passkey' && outcome?.kind !== 'code', setOutcome);
  const mistake = problemOf(typed.email);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void enter(typed);
  };
  const offersPasskey = useSyncExternalStore(subscribeToNothing, supportsPasskeys, () => true);
  const enterByPasskey = async () => {
    setBusy('passkey');
    const loaded = await byPasskey();
    setOutcome(loaded ? await dispatch(loaded.logInByPasskey(role)) : unreachable);
    setBusy(undefined);
  };
  if (outcome?.kind === 'code') {
    return (
      <Suspense fallback={null}>
        <LoginCode challenge={outcome.challenge} onBack={() => setOutcome(undefined)} />
      </Suspense>
    );
  }
  return (
    <form className={css.fields} ref={form} noValidate onInput={preloadRefusal} onSubmit={submit}>
      <Identifier value={typed.email} mistake={mistake} onType={(email) => setTyped((now) => ({ ...now, email }))} />
      <Secret value={typed.password} onType={(password) => setTyped((now) => ({ ...now, password }))} />
      {outcome && outcome.kind !== 'in' && !busy && (
        <Suspense fallback={null}>
          <LoginRefusal end={outcome} />
        </Suspense>
      )}
      {/* `false` would add a style attribute, which the CSP blocks in prerendered markup. */}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={mistake !== undefined || typed.password === '' || busy === 'passkey'}
        loading={busy === 'password' || null}
      >
        Acessar
      </Button>
      {offersPasskey && (
        <Button
          variant="outlined"
          size="large"
          fullWidth
          disabled={busy === 'password'}
          loading={busy === 'passkey' || null}
          onPointerEnter={() => void byPasskey()}
          onFocus={() => void byPasskey()}
          onClick={() => void enterByPasskey()}
        >
          Entrar com passkey
        </Button>
      )}
    </form>
  );
}

/** Prerendered pages have the button, as almost all browsers do. */
const subscribeToNothing = (): (() => void) => () => undefined;

interface BoxProps {
  value: string;
  onType: (text: string) => void;
}

/** Its error is shown from the first blur on. */
function Identifier({ value, mistake, onType }: BoxProps & { mistake: string | undefined }) {
  const [left, setLeft] = useState(false);
  const message = left && value !== '' ? mistake : undefined;
  return (
    <FieldFrame field={{ id: 'email', message }} of={{ label: 'Email | CPF' }}>
      <OutlinedInput
        id="email"
        name="email"
        autoComplete="username webauthn"
        slotProps={{ input: { inputMode: 'email' } }}
        autoFocus
        value={value}
        error={message !== undefined}
        aria-describedby="email-text"
        onChange={(e) => onType(e.target.value)}
        onBlur={() => afterPress(() => setLeft(true))}
      />
    </FieldFrame>
  );
}

function Secret({ value, onType }: BoxProps) {
  return (
    <div className={css.withLink}>
      <FieldFrame field={{ id: 'password', message: undefined }} of={{ label: 'Senha' }}>
        <PasswordBox
          id="password"
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={(e) => onType(e.target.value)}
        />
      </FieldFrame>
      <Link href={useAppAddress('checkout', '/esqueci-a-senha')}>Esqueceu a senha?</Link>
    </div>
  );
}

function problemOf(identifier: string): string | undefined {
  if (looksLikeLogin(identifier)) return undefined;
  return /^[\d.\s-]+$/.test(identifier) ? say.cpf : say.email;
}
