import { useListUsersQuery } from '@mirante/api-client/access/users.ts';
import { users } from '@mirante/contract/access/users.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { day } from '@mirante/domain/format.ts';
import { HeadActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import { NoRole } from './no-role.tsx';

export const UserListPage = () => (
  <ListPage
    title="Usuários"
    noun={['usuário', 'usuários']}
    of={users.listUsers}
    use={useListUsersQuery}
    columns={columns}
    to={({ id }) => to.user(id)}
    filters={[{ label: 'Administrador', filter: filter.yesNo('u.admin') }]}
    head={{
      actions: (
        <HeadActions file={users.exportUsers} create={users.createUser} to={to.newUser()} label="Criar usuário" />
      ),
    }}
  />
);
UserListPage.needs = users.listUsers;

const columns: ColumnsOf<typeof users.listUsers> = [
  { label: 'ID', cell: 'id', sort: 'u.id', filter: filter.number('u.id', 'ID'), card: 'corner' },
  { label: 'Nome', cell: 'name', sort: 'u.name', filter: filter.text('u.name', 'Nome'), wrap: true, card: 'title' },
  { label: 'Email', cell: 'email', sort: 'u.email', filter: filter.text('u.email', 'Email'), wrap: true, card: 'line' },
  { label: 'Papel', cell: ({ role_name }) => role_name ?? <NoRole />, wrap: true, card: 'line' },
  { label: 'Criado em', cell: ({ created_at }) => day(created_at), sort: 'u.created_at' },
  { label: 'Atualizado em', cell: ({ updated_at }) => day(updated_at), sort: 'u.updated_at', card: 'hidden' },
];
