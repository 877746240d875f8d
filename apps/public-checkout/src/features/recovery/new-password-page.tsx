import { detailOf, fieldErrors, statusOf } from '@mirante/contract/problem.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import { useCompletePasswordResetMutation } from '@mirante/api-client/access/recovery.ts';
import { say } from '@mirante/validation/messages.ts';
import type { Rule } from '@mirante/validation/rules.ts';
import { appAddressOf } from '@mirante/session/app-addresses.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { LightField } from '../../shell/light-field.tsx';
import { PlainPage, SendButton } from '../../shell/plain-page.tsx';
import { useLightForm } from '../../shell/use-light-form.ts';
import { to } from '../../to.ts';

const long: Rule = (value) => (value.length >= 6 && value.length <= 30 ? undefined : say.password);
const rules = { password: long, confirm_password: (value: string) => (value === '' ? say.required : undefined) };

export function NewPasswordPage() {
  const { code = '' } = useParams();
  const [complete, { isLoading, data: owner, error: failure }] = useCompletePasswordResetMutation();
  const [differ, setDiffer] = useState(false);
  const { errors, form } = useLightForm(rules, ({ password, confirm_password }) => {
    setDiffer(password !== confirm_password);
    if (password === confirm_password) void complete({ body: { code, password } });
  });
  if (owner) return <Done {...owner} />;
  // Staff passwords have stricter rules: only the server knows whose link it is.
  const { password: weak } = fieldErrors(failure);
  const refused = weak === undefined ? statusOf(failure) : undefined;
  return (
    <PlainPage title="Criar nova senha">
      <form {...form} className="light-form">
        <LightField
          name="password"
          label="Nova senha"
          error={errors.password ?? weak}
          help="Entre 6 e 30 caracteres; 12 para a equipe."
          type="password"
          autoComplete="new-password"
          maxLength={30}
        />
        <LightField
          name="confirm_password"
          label="Confirme a nova senha"
          error={errors.confirm_password ?? (differ ? say.passwordsDiffer : undefined)}
          type="password"
          autoComplete="new-password"
          maxLength={30}
        />
        {refused !== undefined && (
          <p className="notice wrong" role="alert">
            <span>
              {detailOf(failure)} <Link to={to.recovery}>Pedir um novo link</Link>
            </span>
          </p>
        )}
        <SendButton busy={isLoading}>Salvar nova senha</SendButton>
      </form>
    </PlainPage>
  );
}

const Done = ({ role }: Pick<Viewer, 'role'>) => (
  <PlainPage
    title="Senha atualizada com sucesso!"
    mark={<CircleCheck size={40} strokeWidth={1.5} className="good-mark" aria-hidden />}
  >
    <p className="soft">Por segurança, encerramos as sessões que estavam abertas. Entre com a nova senha.</p>
    <a className="button large whole" href={appAddressOf(role === 'user' ? 'backoffice' : 'client', '/login')}>
      Fazer login
    </a>
  </PlainPage>
);
