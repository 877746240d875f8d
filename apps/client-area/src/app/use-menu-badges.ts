import { useCountUnreadNoticesQuery } from '@mirante/api-client/content/own-board.ts';
import { useCountNewContentsQuery } from '@mirante/api-client/content/own-contents.ts';
import { ownBoard } from '@mirante/contract/content/own-board.ts';
import { useMay } from '@mirante/session/can.tsx';
import type { MenuBadges } from './menu.ts';

const REFRESH_MS = 900_000;

/** What waits for this client, counted again every 15 minutes and when they come back to the window. */
export function useMenuBadges(): MenuBadges {
  const mayRead = useMay(ownBoard.countUnreadNotices);
  const counted = { skip: !mayRead, pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true, refetchOnFocus: true };
  const notices = useCountUnreadNoticesQuery(undefined, counted);
  const contents = useCountNewContentsQuery(undefined, counted);
  return {
    Recados: { badge: notices.data?.total, badgeName: 'não lidos' },
    Conteúdos: { badge: contents.data?.total, badgeName: 'novos' },
  };
}
