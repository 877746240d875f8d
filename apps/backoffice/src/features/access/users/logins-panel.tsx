import { useListUserLoginsQuery } from '@mirante/api-client/access/users.ts';
import { dayTime, integer } from '@mirante/domain/format.ts';
import type { StatusStyle } from '@mirante/domain/status-style.ts';
import { loginErrorLabels, type LoginError, type LoginEvent } from '@mirante/domain/access/user.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Typography from '@mui/material/Typography';
import { PanelData } from '../../../record/panel-data.tsx';
import css from './user-page.module.css';

const LAST = 10;

export function LoginsPanel({ id }: { id: number }) {
  const logins = useListUserLoginsQuery({ id, page: 1, perPage: LAST, sort: 'login_event.created_at', order: -1 });
  return (
    <Panel
      title="Últimos acessos"
      aside={logins.data && logins.data.total > LAST && `${LAST} de ${integer(logins.data.total)}`}
    >
      <PanelData query={logins} what="os acessos">
        {({ items }) =>
          items.length > 0 ? (
            <Logins items={items} />
          ) : (
            <Typography variant="body2" color="textSecondary">
              Este usuário ainda não entrou.
            </Typography>
          )
        }
      </PanelData>
    </Panel>
  );
}

const Logins = ({ items }: { items: readonly LoginEvent[] }) => (
  <table className={css.logins} aria-label="Últimos acessos">
    <thead>
      <tr>
        <th scope="col">ID</th>
        <th scope="col">Data</th>
        <th scope="col">Resultado</th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ id, created_at, error }) => (
        <tr key={id}>
          <td>{id}</td>
          <td>{dayTime(created_at)}</td>
          <td>
            <StatusChip look={lookOf(error)} as="text" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const lookOf = (error: LoginError | null): StatusStyle =>
  error === null
    ? { label: 'Entrou', tone: 'success', mark: 'dot' }
    : { label: loginErrorLabels[error], tone: 'danger', mark: 'dash' };
