import type { Store } from '@reduxjs/toolkit';
import { handOverChanged, sessionEnded, sessionOf, sessionResumed, type StoredSession } from './session-slice.ts';

/** Between the tabs of one browser: one that has no session asks, the others tell theirs, and whatever becomes of it. */
type Message = { kind: 'request' } | { kind: 'state'; session: StoredSession | null };

/** A tab that is there answers within this; where none is, the login waits no longer. */
const ANSWER_MS = 150;

/**
 * Shares a session that each tab keeps for itself: a new tab takes it over from another one, an end in one is an end in all, and with
 * the last tab it is gone.
 */
export function shareSession(
  store: Pick<Store, 'dispatch' | 'getState' | 'subscribe'>,
  channel = new BroadcastChannel('mirante.session'),
): void {
  const { dispatch, getState } = store;
  // oxlint-disable-next-line require-post-message-target-origin -- a window's has one; a channel is of one origin
  const send = (message: Message) => channel.postMessage(message);
  const own = (): StoredSession | null => {
    const { token, details, handOver: _handOver, loggedOut: _loggedOut, ...rest } = sessionOf(getState());
    return token !== null && details ? { ...rest, token, details } : null;
  };
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
