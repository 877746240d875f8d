import { ownUnseenRepliesApi } from '@mirante/api-client/messaging/own-unread.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import type { Thunk } from '@mirante/session/refresh.ts';
import { pendingMessagesCounted, sessionOf } from '@mirante/session/session-slice.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { useEffect } from 'react';

/** A count older than this is refetched. */
const FRESH_MS = 900_000;
const LOOK_EVERY_MS = 60_000;
const { countUnseenReplies } = ownUnseenRepliesApi.endpoints;

/** Refetches the count of unseen replies if it is stale. A failure leaves it unchanged. */
export const refreshPendingMessages = (): Thunk => async (dispatch, getState) => {
  const { token, pending_messages_at } = sessionOf(getState());
  if (token === null || serverNow().getTime() - Date.parse(pending_messages_at) < FRESH_MS) return;
  const asked = dispatch(countUnseenReplies.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const { data } = await asked;
  if (data && sessionOf(getState()).token === token)
    dispatch(pendingMessagesCounted({ total: data.total, at: serverNow().toISOString() }));
};

/** The number of unseen replies, refreshed when stale. */
export function usePendingMessages(): number {
  const dispatch = useSessionDispatch();
  const { pending_messages, token } = useSessionState('pending_messages', 'token');
  useEffect(() => {
    const look = () => void dispatch(refreshPendingMessages());
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [dispatch, token]);
  return pending_messages;
}
