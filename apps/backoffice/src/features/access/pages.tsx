import { page, pageTree, type Page } from '../../app/page.tsx';
import { recordName } from '../../app/record-name.tsx';
import { to } from '../../app/to.ts';

const userName = recordName(
  'Usuário',
  () => import('@mirante/api-client/access/users.ts').then((m) => m.useGetUserQuery),
  'name',
);

export const pages: readonly Page[] = [
  ...pageTree(to.users(), 'Usuários', () => import('./users/user-list-page.tsx').then((m) => m.UserListPage), [
    page(to.newUser(), 'Criar usuário', () => import('./users/new-user-page.tsx').then((m) => m.NewUserPage)),
    ...pageTree(to.user(':id'), userName, () => import('./users/user-page.tsx').then((m) => m.UserPage), [
      page(to.userRoles(':id'), 'Papéis', () => import('./users/user-roles-page.tsx').then((m) => m.UserRolesPage)),
    ]),
  ]),
  page(to.permissions(), 'Permissões', () =>
    import('./permissions/permissions-page.tsx').then((m) => m.PermissionsPage),
  ),
  page(to.ownData(), 'Meus dados', () => import('./own-user/own-data-page.tsx').then((m) => m.OwnDataPage)),
  page(to.ownPassword(), 'Trocar senha', () =>
    import('./own-user/own-password-page.tsx').then((m) => m.OwnPasswordPage),
  ),
  page(to.ownSessions(), 'Sessões', () =>
    import('@mirante/screens/sessions/sessions-page.tsx').then((m) => m.SessionsPage),
  ),
  page(to.security(), 'Segurança', () => import('./own-user/security-page.tsx').then((m) => m.SecurityPage)),
];
