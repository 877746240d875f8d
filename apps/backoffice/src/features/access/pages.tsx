import { lazy } from 'react';
import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

// Lazy, since only this page needs its code and data.
const UserCrumb = lazy(() => import('./users/user-crumb.tsx').then((m) => ({ default: m.UserCrumb })));

export const pages: readonly Page[] = [
  ...list('Usuários', to.users(), () => import('./users/user-list-page.tsx').then((m) => m.UserListPage), [
    page(to.newUser(), 'Criar usuário', () => import('./users/new-user-page.tsx').then((m) => m.NewUserPage)),
    page(
      to.user(':id'),
      (id) => <UserCrumb id={id} />,
      () => import('./users/user-page.tsx').then((m) => m.UserPage),
    ),
    page(
      to.userRoles(':id'),
      (id) => <UserCrumb id={id} />,
      () => import('./users/user-roles-page.tsx').then((m) => m.UserRolesPage),
    ),
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
