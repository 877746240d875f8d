import { useRequestPasswordResetMutation } from '@mirante/api-client/access/recovery.ts';
import { emailRule, needed } from '@mirante/validation/rules.ts';
import MailCheck from 'lucide-react/icons/mail-check';
import { Link } from 'react-router';
import { LightField } from '../../shell/light-field.tsx';
import { PlainPage, SendButton } from '../../shell/plain-page.tsx';
import { useLightForm } from '../../shell/use-light-form.ts';
import { to } from '../../to.ts';

const rules = { email: needed(emailRule) };

/** The response is the same whether or not the account exists. */
export function RecoveryPage() {
  const [request, { isLoading, isSuccess }] = useRequestPasswordResetMutation();
  const { errors, form } = useLightForm(rules, ({ email }) => void request({ body: { email } }));
  return (
    <PlainPage
      title={isSuccess ? 'Requisição enviada!' : 'Recuperar senha'}
      mark={isSuccess && <MailCheck size={40} strokeWidth={1.5} className="good-mark" aria-hidden />}
    >
      {isSuccess ? (
        <p className="soft" role="status">
          Se o email tem cadastro, em instantes chega uma mensagem com o link para criar uma nova senha. Confira também
          a caixa de spam.
        </p>
      ) : (
        <form {...form} className="light-form">
          <p className="soft">Digite o email do seu cadastro: enviaremos um link para criar uma nova senha.</p>
          <LightField
            name="email"
            label="Email"
            error={errors.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
          />
          <SendButton busy={isLoading}>Enviar</SendButton>
        </form>
      )}
      <nav className="plain-links" aria-label="Outros caminhos">
        <Link className="link" to={to.login}>
          Fazer login
        </Link>
        <Link className="link" to="/cadastro">
          Criar uma conta
        </Link>
      </nav>
    </PlainPage>
  );
}
