import { useListNotificationsQuery } from '@mirante/api-client/messaging/notifications.ts';
import type { Input } from '@mirante/contract/http.ts';
import { notifications } from '@mirante/contract/messaging/notifications.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime, integer } from '@mirante/domain/format.ts';
import { notifiableLabel, notifiableLabels, notificationWords } from '@mirante/domain/messaging/notification.ts';
import { HeadActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import { WaitingNotifications } from './waiting-notifications.tsx';

/** The sent notifications, with author and progress. Waiting ones can be withdrawn. */
export const NotificationListPage = () => (
  <ListPage
    words={notificationWords}
    of={notifications.listNotifications}
    use={useNewestNotifications}
    columns={columns}
    head={{
      actions: (
        <HeadActions
          file={notifications.exportNotifications}
          create={notifications.sendNotification}
          to={to.newNotification()}
          label="Nova notificação"
        />
      ),
    }}
  >
    <WaitingNotifications />
  </ListPage>
);
NotificationListPage.needs = notifications.listNotifications;

/** Those of contents and trades are written, and all are sent, by jobs: the list is always refetched. */
const useNewestNotifications = (query: Input<typeof notifications.listNotifications>) =>
  useListNotificationsQuery(query, { refetchOnMountOrArgChange: true });

const statuses = notificationWords.values['status'] as Readonly<Record<string, string>>;
const columns = columnsOf<typeof notifications.listNotifications>(notificationWords.list, {
  id: { sort: 'notification.id', card: 'hidden' },
  title: { filter: filter.text('notification.title', 'Título'), wrap: true, card: 'title' },
  content: {
    write: notifiableLabel,
    empty: 'Mensagem da casa',
    filter: filter.choice('notification.content', notifiableLabels, 'Todos'),
    card: 'line',
  },
  product_name: { wrap: true, card: 'hidden' },
  status: {
    write: (status) => statuses[status] ?? status,
    filter: filter.choice('notification.status', statuses, 'Todas'),
    card: 'corner',
  },
  send_at: { write: dayTime, sort: 'notification.send_at', card: 'hidden' },
  recipients: { write: integer, align: 'right', sort: 'notification.recipients' },
  reads: { write: integer, align: 'right' },
  user_name: { empty: 'Automática', wrap: true },
});
