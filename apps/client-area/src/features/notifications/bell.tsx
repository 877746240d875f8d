import { useCountUnreadNotificationsQuery } from '@mirante/api-client/messaging/own-unread.ts';
import { UNREAD_REFRESH_SECONDS } from '@mirante/domain/messaging/notification.ts';
import { BellButton } from '@mirante/ui-kit/shell/bell-button.tsx';
import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useRenewPush } from './use-push.ts';

// Loaded when somebody is about to open it.
const popup = () => import('./bell-popup.tsx').then((m) => m.BellPopup);
const BellPopup = lazyDialog(popup);
const preload = () => void popup().catch(() => undefined);

/** The bell of the top bar: the unread count, announced when it rises, and the newest notifications. */
export function Bell() {
  const { data } = useCountUnreadNotificationsQuery(undefined, {
    pollingInterval: UNREAD_REFRESH_SECONDS * 1000,
    refetchOnFocus: true,
  });
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ anchor: HTMLElement; at: string }>();
  // Navigation, including the browser's own, closes the popup.
  const anchor = opened?.at === key ? opened.anchor : undefined;
  const renewPush = useRenewPush();
  useEffect(() => void renewPush(), [renewPush]);
  const unread = data?.total ?? 0;
  return (
    <>
      <BellButton
        unread={unread}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(e) => setOpened({ anchor: e.currentTarget, at: key })}
      />
      <Risen total={data?.total} />
      {anchor && <BellPopup anchor={anchor} unread={unread} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Announces to screen readers that the count has risen; not the initial count. */
function Risen({ total }: { total: number | undefined }) {
  const [known, setKnown] = useState(total);
  const [isRisen, setRisen] = useState(false);
  if (total !== known) {
    setRisen(known !== undefined && total !== undefined && total > known);
    setKnown(total);
  }
  return (
    <span role="status" className="m-hidden">
      {isRisen && `Você tem ${total} ${total === 1 ? 'notificação não lida' : 'notificações não lidas'}.`}
    </span>
  );
}
