import {
  useListOwnNotificationsQuery,
  useReadAllNotificationsMutation,
} from '@mirante/api-client/messaging/own-notifications.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import css from './bell-popup.module.css';
import { NotificationItems } from './notification-items.tsx';

const NEWEST = 5;

interface BellPopupProps {
  anchor: HTMLElement;
  unread: number;
  onClose: () => void;
}

/** The newest notifications, below the bell. */
export function BellPopup({ anchor, unread, onClose }: BellPopupProps) {
  const { data, error, isFetching, refetch } = useListOwnNotificationsQuery(
    { perPage: NEWEST },
    { refetchOnMountOrArgChange: true },
  );
  const [readAll, { isLoading }] = useReadAllNotificationsMutation();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Notificações', className: css.popup ?? '' } }}
    >
      <div className={css.head}>
        <h2>Notificações</h2>
        {unread > 0 && (
          <BusyButton size="small" variant="text" busy={isLoading} onClick={() => void readAll()}>
            Marcar todas como lidas
          </BusyButton>
        )}
      </div>
      {error !== undefined && !isFetching && <ErrorPanel error={error} onRetry={refetch} />}
      {data && <NotificationItems items={data.items} onFollow={onClose} brief />}
      {data?.items.length === 0 && <p className={css.quiet}>Nenhuma notificação por aqui.</p>}
      {!data && isFetching && <p className={css.quiet}>Carregando…</p>}
      <div className={css.foot}>
        <Button component={Link} to={to.notifications()} onClick={onClose} variant="text" size="small">
          Ver todas
        </Button>
        <Button component={Link} to={to.notificationSettings()} onClick={onClose} variant="text" size="small">
          Preferências
        </Button>
      </div>
    </Popover>
  );
}
