import { useCountNewContentsQuery, useCountUnreadNoticesQuery } from '@mirante/api-client/content/own-unread.ts';
import { ownUnread } from '@mirante/contract/content/own-unread.ts';
import { useMay } from '@mirante/session/can.tsx';
import { usePendingMessages } from '../shared/pending-messages.ts';
import type { MenuBadges } from './menu.ts';

const REFRESH_MS = 900_000;

/** The client's unread counts, polled every 15 minutes and refetched when the window gets focus. */
export function useMenuBadges(): MenuBadges {
  const mayRead = useMay(ownUnread.countUnreadNotices);
  const counted = {
    skip: !mayRead,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    // Renders the frame of every page only when a count changes, not when it is asked for.
    selectFromResult: ({ data }: { data?: { total: number } }) => ({ total: data?.total }),
  };
  const notices = useCountUnreadNoticesQuery(undefined, counted);
  const contents = useCountNewContentsQuery(undefined, counted);
  return {
    Recados: { badge: notices.total, badgeName: 'por ler' },
    'Fale conosco': { badge: usePendingMessages(), badgeName: 'com resposta nova' },
    Conteúdos: { badge: contents.total, badgeName: 'por ver' },
  };
}
