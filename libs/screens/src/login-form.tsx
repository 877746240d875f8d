import { useLogIn, type Credentials, type LoginEnd, type Role } from '@mirante/session/log-in.ts';
import { addressOf } from '@mirante/session/places.ts';
import { PasswordInput, TextInput } from '@mirante/ui-kit/fields.tsx';
import { say } from '@mirante/validation/messages.ts';
import { looksLikeLogin } from '@mirante/validation/rules.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Form, Formik } from 'formik';
import { lazy, Suspense, useState } from 'react';

// Most logins are not refused: its bytes wait until one is.
const LoginRefusal = lazy(() => import('./login-refusal.tsx').then((m) => ({ default: m.LoginRefusal })));

/** An e-mail or a CPF and a password; what is wrong with them stands above the button. */
export function LoginForm({ role }: { role: Role }) {
  const logIn = useLogIn(role);
  const [end, setEnd] = useState<LoginEnd>();
  const submit = async (credentials: Credentials) => {
    setEnd(undefined);
    setEnd(await logIn({ ...credentials, email: credentials.email.trim() }));
  };
  return (
    <Formik<Credentials> initialValues={{ email: '', password: '' }} validate={mistakesOf} validateOnMount onSubmit={submit}>
      {({ isValid, isSubmitting }) => (
        <Fields noValidate>
          <TextInput name="email" label="Email | CPF" autoComplete="username" inputMode="email" autoFocus />
          <Secret>
            <PasswordInput name="password" label="Senha" autoComplete="current-password" />
            <Link href={addressOf('checkout', '/esqueci-a-senha')}>Esqueceu a senha?</Link>
          </Secret>
          {end && end.kind !== 'in' && (
            <Suspense fallback={null}>
              <LoginRefusal end={end} />
            </Suspense>
          )}
          <Button type="submit" variant="contained" size="large" fullWidth disabled={!isValid} loading={isSubmitting}>
            Acessar
          </Button>
        </Fields>
      )}
    </Formik>
  );
}

function mistakesOf({ email, password }: Credentials): Partial<Credentials> {
  const identifier = looksLikeLogin(email) ? undefined : /^[\d.\s-]+$/.test(email) ? say.cpf : say.email;
  return { ...(identifier && { email: identifier }), ...(password === '' && { password: say.required }) };
}

const Fields = styled(Form)({ display: 'grid', gap: 20, marginTop: 24 });
const Secret = styled('div')({ position: 'relative', '& > a': { position: 'absolute', top: 0, right: 0, fontSize: 13, lineHeight: '18px' } });
