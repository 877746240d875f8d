import { page, pageTree, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

export const pages: readonly Page[] = [
  ...pageTree(
    to.clientMessages(),
    'Fale conosco',
    () => import('./client-messages/client-message-list-page.tsx').then((m) => m.ClientMessageListPage),
    [
      ...pageTree(
        to.clientMessage(':id'),
        (id) => `Mensagem ${id}`,
        () => import('./client-messages/client-message-page.tsx').then((m) => m.ClientMessagePage),
        [
          page(to.editReply(':id'), 'Resposta', () =>
            import('./client-messages/reply-edit-page.tsx').then((m) => m.ReplyEditPage),
          ),
        ],
      ),
    ],
  ),
  ...pageTree(
    to.cannedReplies(),
    'Respostas prontas',
    () => import('./canned-replies/canned-reply-list-page.tsx').then((m) => m.CannedReplyListPage),
    [
      page(
        to.editCannedReply(':id'),
        (id) => `Resposta pronta ${id}`,
        () => import('./canned-replies/canned-reply-edit-page.tsx').then((m) => m.CannedReplyEditPage),
      ),
      page(to.newCannedReply(), 'Criar resposta pronta', () =>
        import('./canned-replies/canned-reply-create-page.tsx').then((m) => m.CannedReplyCreatePage),
      ),
    ],
  ),
  ...pageTree(
    to.notifications(),
    'Notificações',
    () => import('./notifications/notification-list-page.tsx').then((m) => m.NotificationListPage),
    [
      page(to.newNotification(), 'Nova notificação', () =>
        import('./notifications/new-notification-page.tsx').then((m) => m.NewNotificationPage),
      ),
    ],
  ),
];
