import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import type { Save } from '@mirante/crud/form/save-outcome.ts';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import type { Role } from '@mirante/session/log-in.ts';
import type { ReactNode } from 'react';
import css from './change-password-page.module.css';

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

interface ChangePasswordPageProps {
  role: Role;
  change: Save<{ current: string; new: string }>;
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
        save={({ repeated: _, ...body }) => change(body)}
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
