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
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

/** A job sends them, within a few seconds. */
const ASK_EVERY_MS = 1500;

/** Unsent notifications, each with the time left to withdraw it. Polled once that is over, until the job has sent it. */
export function WaitingNotifications() {
  const dispatch = useDispatch();
  const [isSending, setSending] = useState(false);
  const { data } = useListNotificationsQuery(
    { 'notification.status': 'waiting', perPage: 5 },
    // An unattended window would keep its session.
    { pollingInterval: isSending ? ASK_EVERY_MS : 0, skipPollingIfUnfocused: true },
  );
  const left = data?.total;
  if (isSending && left === 0) setSending(false);
  const before = useRef(left);
  useEffect(() => {
    // The list below shows them too.
    if (left !== undefined && before.current !== undefined && left < before.current) dispatch(notificationsChanged());
    before.current = left;
  }, [left, dispatch]);
  return data?.items.map((row) => <Waiting key={row.id} row={row} onEnd={() => setSending(true)} />);
}

function Waiting({ row: { id, title, send_at }, onEnd }: { row: NotificationRow; onEnd: () => void }) {
  const [cancel, cancelling] = useCancelNotificationMutation();
  const [send, sending] = useSendNotificationNowMutation();
  const [isOver, setOver] = useState(false);
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
      Sai em{' '}
      <Countdown
        until={send_at}
        onEnd={() => {
          setOver(true);
          onEnd();
        }}
      />
      . Nada saiu ainda.
    </Notice>
  );
}
