import { useReadOwnMessageMutation } from '@mirante/api-client/messaging/own-messages.ts';
import type { OwnMessage } from '@mirante/domain/messaging/client-message.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { pendingMessagesCounted } from '@mirante/session/session-slice.ts';
import { useEffect, useEffectEvent } from 'react';

/** Marks a conversation's replies as seen, again for each new one; the badge counts the rest. */
export function useMarkSeen({ id, thread }: Pick<OwnMessage, 'id' | 'thread'>): void {
  const [read] = useReadOwnMessageMutation();
  const dispatch = useSessionDispatch();
  const replies = thread.map(({ replied_at, edited_at }) => edited_at ?? replied_at).filter(Boolean);
  const markSeen = useEffectEvent(async () => {
    const { data } = await read({ id });
    if (data) dispatch(pendingMessagesCounted({ total: data.total, at: serverNow().toISOString() }));
  });
  const shown = replies.join(',');
  useEffect(() => {
    if (shown !== '') void markSeen();
  }, [shown]);
}
