import { useResetSecondFactorMutation } from '@mirante/api-client/access/users.ts';
import { users } from '@mirante/contract/access/users.ts';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import { ABSENT, day, dayTime } from '@mirante/domain/format.ts';
import type { StatusStyle } from '@mirante/domain/status-style.ts';
import { userWords, type User } from '@mirante/domain/access/user.ts';
import { Can } from '@mirante/session/can.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import type { ReactNode } from 'react';
import { NoRole } from './no-role.tsx';
import css from './user-page.module.css';

const { labels } = userWords;

interface UserPanelProps {
  user: User;
  isOwn: boolean;
}

export function UserPanel({ user, isOwn }: UserPanelProps) {
  const facts: [string, ReactNode][] = [
    [labels.id, user.id],
    [labels.email, user.email],
    [labels.roles, <Roles key="roles" of={user} />],
    [labels.created_at, dayTime(user.created_at)],
    [labels.updated_at, dayTime(user.updated_at)],
    [labels.changed_password_at, user.changed_password_at ? dayTime(user.changed_password_at) : ABSENT],
    [
      labels.second_factor_since,
      user.second_factor_since ? (
        <>
          Desde {day(user.second_factor_since)}
          {!isOwn && <ResetSecondFactor user={user} />}
        </>
      ) : (
        'Desligado'
      ),
    ],
  ];
  return (
    <Panel title="Dados">
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const Roles = ({ of: { roles } }: { of: User }) =>
  roles.length > 0 ? (
    <>
      {roles.map(({ id, name }) => (
        <StatusChip key={id} look={roleStyle(name)} />
      ))}
    </>
  ) : (
    <NoRole />
  );
const roleStyle = (label: string): StatusStyle => ({ label, tone: 'neutral', mark: 'none' });

/** For staff who lost their phone and recovery codes. */
function ResetSecondFactor({ user: { id, name } }: { user: User }) {
  const [reset] = useResetSecondFactorMutation();
  return (
    <Can call={users.resetSecondFactor}>
      <ConfirmButton
        label="Desligar segundo fator"
        title={`Desligar o segundo fator de ${name}?`}
        doing="Desligando"
        tone="danger"
        failed="Não foi possível desligar o segundo fator."
        act={() => reset({ id }).unwrap()}
      >
        As sessões abertas terminam agora, e entrar volta a pedir só a senha. O usuário é avisado por email. Confirme
        antes, em pessoa ou por telefone, que foi ele quem pediu.
      </ConfirmButton>
    </Can>
  );
}
