import { useListUsersQuery } from '@mirante/api-client/access/users.ts';
import { users } from '@mirante/contract/access/users.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { userWords } from '@mirante/domain/access/user.ts';
import { day } from '@mirante/domain/format.ts';
import { HeadActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import { NoRole } from './no-role.tsx';

export const UserListPage = () => (
  <ListPage
    words={userWords}
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

const columns = columnsOf<typeof users.listUsers>(userWords.list, {
  id: { sort: 'u.id', filter: filter.number('u.id', 'ID'), card: 'corner' },
  name: { sort: 'u.name', filter: filter.text('u.name', 'Nome'), wrap: true, card: 'title' },
  email: { sort: 'u.email', filter: filter.text('u.email', 'Email'), wrap: true, card: 'line' },
  role_name: { cell: ({ role_name }) => role_name ?? <NoRole />, wrap: true, card: 'line' },
  created_at: { write: day, sort: 'u.created_at' },
  updated_at: { write: day, sort: 'u.updated_at', card: 'hidden' },
});
