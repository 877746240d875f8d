import {
  useEndUserSessionsMutation,
  useGetUserQuery,
  useListUserChangesQuery,
  useRemoveUserMutation,
} from '@mirante/api-client/access/users.ts';
import { users } from '@mirante/contract/access/users.ts';
import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { day } from '@mirante/domain/format.ts';
import type { User } from '@mirante/domain/access/user.ts';
import { Can } from '@mirante/session/can.tsx';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import { to } from '../../../app/to.ts';
import { LoginsPanel } from './logins-panel.tsx';
import { NoRole } from './no-role.tsx';
import { UserPanel } from './user-panel.tsx';
import css from './user-page.module.css';

export function UserPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetUserQuery({ id })} what="Usuário" id={id}>
      {(user) => <Profile user={user} />}
    </Loaded>
  );
}
UserPage.needs = users.getUser;

function Profile({ user }: { user: User }) {
  const isOwn = useViewerDetails().user.id === user.id;
  return (
    <>
      <PageHead
        title={user.name}
        badge={user.roles.length === 0 && <NoRole />}
        purpose={`Usuário ${user.id}, desde ${day(user.created_at)}${isOwn ? '. Este é o seu usuário.' : ''}`}
        actions={
          !isOwn && (
            <>
              <Can call={users.editUserRoles}>
                <Button component={Link} to={to.userRoles(user.id)} variant="outlined" size="small">
                  Editar papéis
                </Button>
              </Can>
              <EndSessions user={user} />
              <Remove user={user} />
            </>
          )
        }
      />
      <div className={css.grid}>
        <UserPanel user={user} isOwn={isOwn} />
        <div className={css.column}>
          <LoginsPanel id={user.id} />
          <ChangesPanel query={useListUserChangesQuery({ id: user.id })} />
        </div>
      </div>
    </>
  );
}

function EndSessions({ user: { id, name } }: { user: User }) {
  const [end] = useEndUserSessionsMutation();
  return (
    <Can call={users.endUserSessions}>
      <ConfirmButton
        label="Encerrar sessões"
        title={`Encerrar as sessões de ${name}?`}
        doing="Encerrando"
        failed="Não foi possível encerrar as sessões."
        act={() => end({ id }).unwrap()}
      >
        Todas as sessões abertas terminam agora. A senha continua a mesma: se alguém a conhece, peça que seja trocada.
      </ConfirmButton>
    </Can>
  );
}

function Remove({ user: { id, name } }: { user: User }) {
  const [remove] = useRemoveUserMutation();
  const go = useNavigate();
  const back = useBackTo();
  return (
    <Can call={users.removeUser}>
      <RemoveButton
        what={`o usuário ${name}`}
        consequence="As sessões abertas terminam agora. O que foi feito por este usuário continua no registro de alterações."
        remove={() => remove({ id }).unwrap()}
        onRemoved={() => go(back(to.users()))}
      />
    </Can>
  );
}
