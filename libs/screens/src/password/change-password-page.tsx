import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { outcomeOf, type Save } from '@mirante/crud/form/save-outcome.ts';
import { problemOf } from '@mirante/contract/problem.ts';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import type { Role } from '@mirante/session/log-in.ts';
import type { ReactNode } from 'react';
import css from './change-password-page.module.css';
import { PASSWORDS_DIFFER } from './password-messages.ts';

const empty = { current: '', new: '', repeated: '' };
const Field = fieldsOf<typeof empty>();
const schemas = {
  client: () => import('./change-password-schema.ts').then((m) => m.changePasswordSchema),
  user: () => import('./change-password-schema.ts').then((m) => m.changeStaffPasswordSchema),
};
const help: Record<Role, string> = {
  client: 'Ao menos 6 caracteres.',
  user: 'Ao menos 12 caracteres, que não sejam uma senha comum nem o seu nome ou email.',
};

interface Passwords {
  current: string;
  new: string;
}
interface ChangePasswordPageProps {
  role: Role;
  change: Save<Passwords>;
  /** Why it is required, if it is. */
  purpose?: string;
  /** Beside the button: a way out. */
  aside?: ReactNode;
}

/** The form to change one's own password. */
export const ChangePasswordPage = ({
  role,
  change,
  purpose = 'Depois da troca, as sessões abertas em outros aparelhos são encerradas.',
  aside,
}: ChangePasswordPageProps) => (
  <>
    <PageHead title="Trocar senha" purpose={purpose} />
    <div className={css.narrow}>
      <PartForm
        label="Trocar senha"
        initial={empty}
        schema={schemas[role]}
        save={({ repeated, ...body }) => (repeated === body.new ? explained(change, body) : differing())}
        submit="Trocar senha"
        after="initial"
        aside={aside}
      >
        <Field.Password name="current" label="Senha antiga" autoComplete="current-password" />
        <Field.Password name="new" label="Senha nova" help={help[role]} autoComplete="new-password" />
        <Field.Password name="repeated" label="Repita a senha nova" autoComplete="new-password" />
      </PartForm>
    </div>
  </>
);

/** Also without the schema, which the server cannot stand in for here. */
const differing = async () => ({ error: { status: 422, errors: [{ path: 'repeated', message: PASSWORDS_DIFFER }] } });

/** A 422 that says no more, such as one whose body a proxy replaced, refuses the old password. */
async function explained(change: Save<Passwords>, body: Passwords): ReturnType<Save<Passwords>> {
  const { error } = await outcomeOf(() => change(body));
  const { status, errors = [] } = problemOf(error);
  if (status !== 422 || errors.length > 0) return { error };
  return { error: { status, errors: [{ path: 'current', message: 'Senha antiga não foi reconhecida.' }] } };
}
