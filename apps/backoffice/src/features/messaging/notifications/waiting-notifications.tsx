import {
  notificationsChanged,
  useCancelNotificationMutation,
  useListNotificationsQuery,
  useSendNotificationNowMutation,
} from '@mirante/api-client/messaging/notifications.ts';
import type { NotificationRow } from '@mirante/domain/messaging/notification.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Countdown } from '@mirante/ui-kit/states/countdown.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

/** A job sends them, within a few seconds. */
const ASK_EVERY_MS = 1500;

/** Unsent notifications, each with the time left to withdraw it. */
export function WaitingNotifications() {
  const { data } = useListNotificationsQuery({ 'notification.status': 'waiting', perPage: 5 });
  return data?.items.map((row) => <Waiting key={row.id} row={row} />);
}

function Waiting({ row: { id, title, send_at } }: { row: NotificationRow }) {
  const dispatch = useDispatch();
  const [cancel, cancelling] = useCancelNotificationMutation();
  const [send, sending] = useSendNotificationNowMutation();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setInterval(() => dispatch(notificationsChanged()), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver, dispatch]);
  if (isOver)
    return (
      <Notice tone="info" title="Enviando…">
        {title}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <>
          <BusyButton busy={sending.isLoading} disabled={cancelling.isLoading} onClick={() => void send({ id })}>
            Enviar já
          </BusyButton>
          <BusyButton
            variant="outlined"
            busy={cancelling.isLoading}
            disabled={sending.isLoading}
            startIcon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => void cancel({ id })}
          >
            Desfazer
          </BusyButton>
        </>
      }
    >
      Sai em <Countdown until={send_at} onEnd={() => setOver(true)} />. Nada saiu ainda.
    </Notice>
  );
}
