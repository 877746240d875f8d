import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

export const pages: readonly Page[] = [
  ...list(
    'Fale conosco',
    to.clientMessages(),
    () => import('./client-messages/client-message-list-page.tsx').then((m) => m.ClientMessageListPage),
    [
      page(
        to.clientMessage(':id'),
        (id) => `Mensagem ${id}`,
        () => import('./client-messages/client-message-page.tsx').then((m) => m.ClientMessagePage),
      ),
      page(
        to.editReply(':id'),
        (id) => `Resposta ${id}`,
        () => import('./client-messages/reply-edit-page.tsx').then((m) => m.ReplyEditPage),
      ),
    ],
  ),
  ...list(
    'Respostas prontas',
    to.cannedReplies(),
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
];
