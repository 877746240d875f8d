import {
  useListOwnNotificationsQuery,
  useReadAllNotificationsMutation,
} from '@mirante/api-client/messaging/own-notifications.ts';
import { useCountUnreadNotificationsQuery } from '@mirante/api-client/messaging/own-unread.ts';
import type { Input } from '@mirante/contract/http.ts';
import { ownNotifications } from '@mirante/contract/messaging/own-notifications.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListFrame } from '@mirante/crud/list/list-frame.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { PageSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { NotificationItems } from './notification-items.tsx';

const filters = [
  { label: 'Leitura', filter: filter.choice('notification.read', { false: 'Não lidas', true: 'Lidas' }, 'Todas') },
];

/** All notifications of the client. */
export const NotificationListPage = () => (
  <ListFrame
    title="Notificações"
    head={{ purpose: 'O que a casa publicou e avisou.', actions: <ReadAll /> }}
    of={ownNotifications.listOwnNotifications}
    use={useNewestNotifications}
    noun={['notificação', 'notificações']}
    filters={filters}
    columns={[]}
    draw={({ rows, fallback }) => fallback ?? (rows ? <NotificationItems items={rows} /> : <PageSkeleton />)}
  />
);

/** They arrive at any time, and a push leads here, also where the page is open. */
const useNewestNotifications = (query: Input<typeof ownNotifications.listOwnNotifications>) =>
  useListOwnNotificationsQuery(query, { refetchOnMountOrArgChange: true, refetchOnFocus: true });

function ReadAll() {
  const { data } = useCountUnreadNotificationsQuery();
  const [readAll, { isLoading }] = useReadAllNotificationsMutation();
  if (!data?.total) return null;
  return (
    <BusyButton variant="outlined" busy={isLoading} onClick={() => void readAll()}>
      Marcar todas como lidas
    </BusyButton>
  );
}
