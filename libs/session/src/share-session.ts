import type { Store } from '@reduxjs/toolkit';
import {
  handOverChanged,
  sessionEnded,
  sessionOf,
  sessionResumed,
  storedPartOf,
  type StoredSession,
} from './session-slice.ts';

/** Between tabs: one without a session asks, others answer with theirs and its later changes. */
type Message = { kind: 'request' } | { kind: 'state'; session: StoredSession | null };

/** Open tabs answer within this; without one, the login is shown then. */
const ANSWER_MS = 150;

/**
 * Shares a per-tab session: a new tab takes it from an open one, ending it in one ends it in all, and it is gone with
 * the last tab.
 */
export function shareSession(
  store: Pick<Store, 'dispatch' | 'getState' | 'subscribe'>,
  channel = new BroadcastChannel('mirante.session'),
): void {
  const { dispatch, getState } = store;
  // oxlint-disable-next-line require-post-message-target-origin -- a window's has one; a channel is of one origin
  const send = (message: Message) => channel.postMessage(message);
  const own = () => storedPartOf(sessionOf(getState()));
  let known = JSON.stringify(own());

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'request') {
      if (own()) send({ kind: 'state', session: own() });
      return;
    }
    known = JSON.stringify(data.session);
    if (known === JSON.stringify(own())) return;
    if (data.session) dispatch(sessionResumed(data.session));
    else dispatch(sessionEnded());
    dispatch(handOverChanged('none'));
  });
  store.subscribe(() => {
    const session = own();
    if (JSON.stringify(session) === known) return;
    known = JSON.stringify(session);
    send({ kind: 'state', session });
  });

  if (own()) return;
  dispatch(handOverChanged('checking'));
  send({ kind: 'request' });
  setTimeout(() => {
    if (sessionOf(getState()).handOver === 'checking') dispatch(handOverChanged('none'));
  }, ANSWER_MS);
}
