import { ownUser } from '@mirante/contract/access/own-user.ts';
import { useEditOwnUserMutation } from '@mirante/api-client/access/own-user.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { roleHelp, userWords } from '@mirante/domain/access/user.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import css from './own-user.module.css';

interface OwnData {
  name: string;
  email: string;
}
const Field = fieldsOf<OwnData>(userWords.form);
const schema = () => import('@mirante/contract/access/own-user.form.ts').then((m) => m.ownUserForm);

export function OwnDataPage() {
  const { user } = useViewerDetails();
  const [edit] = useEditOwnUserMutation();
  const dispatch = useSessionDispatch();
  const save = async ({ name, email }: OwnData) => {
    const end = await edit({ body: { name, email } });
    if (!end.error) void dispatch(refreshSession());
    return end;
  };
  return (
    <>
      <PageHead title="Meus dados" purpose="Como você aparece no sistema e o email com que entra." />
      <div className={css.column}>
        <Panel title="Nome e email">
          <PartForm
            label="Nome e email"
            initial={{ name: user.name, email: user.email }}
            schema={schema}
            save={save}
            saves="when-valid"
          >
            <Field.Text name="name" autoComplete="name" maxLength={60} />
            <Field.Text
              name="email"
              type="email"
              autoComplete="email"
              maxLength={120}
              help="Ao trocar, avisamos o endereço antigo e o novo."
            />
          </PartForm>
        </Panel>
        <Panel title="Meus papéis">
          <ul className={css.roles} aria-label="Meus papéis">
            {user.roles.map(({ id, name }) => (
              <li key={id}>
                <strong>{name}</strong>
                <small>{roleHelp[name]}</small>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}
OwnDataPage.needs = ownUser.editOwnUser;
