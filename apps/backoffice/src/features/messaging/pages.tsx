import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

export const pages: readonly Page[] = [
  ...list(
    'Notificações',
    to.notifications(),
    () => import('./notifications/notification-list-page.tsx').then((m) => m.NotificationListPage),
    [
      page(to.newNotification(), 'Nova notificação', () =>
        import('./notifications/new-notification-page.tsx').then((m) => m.NewNotificationPage),
      ),
    ],
  ),
];
