import { panelApi, updatePanel } from '@mirante/api-client/trading/panel.ts';
import { LIVE_PATH } from '@mirante/contract/trading/live-frames.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { applyNotices, type LivePanel } from '@mirante/domain/trading/live-panel.ts';
import { eventsOf, summaryOf, type PanelEvent } from '@mirante/domain/trading/panel-event.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import { useLogOut, useSessionDispatch, type Role } from '@mirante/session/log-in.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { connectPanel, type PanelConnection } from '@mirante/trader-socket/connect-panel.ts';
import { failureWords, type SocketState } from '@mirante/trader-socket/state-machine.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { coalesce } from './coalesce.ts';

/** A toast lasts 10 s: further events wait for the next one. */
const TOAST_DELAYS = { first: 300, between: 10_000 };
const SPOKEN_DELAYS = { first: 300, between: 3000 };

export interface PanelView {
  state: SocketState;
  /** What is shown, if anything, may be outdated: its last read failed, and is repeated. */
  isBehind: boolean;
  panel: LivePanel | undefined;
  /** The time of the last change or snapshot, to the second, ISO 8601. */
  heardAt: string | undefined;
  /** The number of changes missed while disconnected. */
  missed: number;
  dismissMissed(): void;
  /** The last important events, for screen readers. */
  spoken: string;
  retry(): void;
}
/** Takes notices, and returns the trades that it announces itself. */
export type OnNotices = (notices: readonly TraderNotice[]) => ReadonlySet<number>;

/** Keeps the live panel in sync with the server while the screen is open. While `isPaused` no change is announced. */
export function usePanel(role: Role, onNotices?: OnNotices, isPaused?: RefObject<boolean>): PanelView {
  const call = role === 'user' ? 'getPanel' : 'getOwnPanel';
  const { token } = useSessionState('token');
  const dispatch = useSessionDispatch();
  const logOut = useLogOut();
  const onNoticesRef = useRef(onNotices);
  useEffect(() => {
    onNoticesRef.current = onNotices;
  });
  const connection = useRef<PanelConnection>(undefined);
  const [state, setState] = useState<SocketState>('connecting');
  const [isBehind, setIsBehind] = useState(false);
  const [heardAt, setHeardAt] = useState<string>();
  const [missed, setMissed] = useState(0);
  const [spoken, setSpoken] = useState('');
  const { data: read } = panelApi.endpoints[call].useQueryState();
  // Kept in state, since it changes many times a second: in the store each change would be searched as a whole, and run
  // every selector of the page.
  const [livePanel, setLivePanel] = useState<LivePanel>();

  useEffect(() => {
    if (token === null) return undefined;
    let reading: { unsubscribe(): void } | undefined;
    let shown: LivePanel | undefined;
    const left = new AbortController();
    const toasts = coalesce<PanelEvent>((events) => {
      const summary = summaryOf(events);
      // It would cover what another page has there.
      const options = { isLowOnPhones: true, until: left.signal };
      if (summary) toast(summary.text, 'info', { detail: summary.detail, ...options });
    }, TOAST_DELAYS);
    const speech = coalesce<PanelEvent>((events) => setSpoken(sentenceOf(events)), SPOKEN_DELAYS);
    const readSnapshot = async () => {
      const next = dispatch(panelApi.endpoints[call].initiate(undefined, { forceRefetch: true }));
      // The previous subscription keeps the cache until the new one does.
      reading?.unsubscribe();
      reading = next;
      try {
        shown = await next.unwrap();
      } catch (error) {
        setIsBehind(true);
        throw error;
      }
      setIsBehind(false);
      setLivePanel(shown);
      setHeardAt(secondOf(serverNow().toISOString()));
      return shown.position;
    };
    const own = connectPanel({
      address: globalThis.location.origin.replace(/^http/, 'ws') + LIVE_PATH,
      token,
      changed: (machine) => setState(machine.state),
      apply: (notices) => {
        if (!shown) return;
        const before = shown;
        shown = applyNotices(before, notices, serverNow());
        const alertedIds = onNoticesRef.current?.(notices);
        const events = eventsOf(
          before,
          shown,
          notices.filter(({ topic, id }) => topic === 'board' || !alertedIds?.has(id)),
        );
        setLivePanel(shown);
        setHeardAt(secondOf(notices.at(-1)!.at));
        if (isPaused?.current) return;
        toasts.add(events);
        speech.add(events.filter(({ matters }) => matters));
      },
      readSnapshot,
      onMissed: setMissed,
      onFailure: (words) => toast(failureWords[words], words === 'expired' ? 'info' : 'error'),
      logOut,
    });
    connection.current = own;
    return () => {
      own.stop();
      // For a return before the cache expires.
      const lastShown = shown;
      if (lastShown) dispatch(updatePanel(call, () => lastShown));
      toasts.stop();
      left.abort();
      speech.stop();
      reading?.unsubscribe();
    };
  }, [call, token, dispatch, logOut, isPaused]);

  return {
    // Not live: until the snapshot is read, notices are ignored.
    state: isBehind && state === 'authorized' ? 'connecting' : state,
    isBehind,
    panel: livePanel ?? read,
    heardAt,
    missed,
    dismissMissed: useCallback(() => setMissed(0), []),
    spoken,
    retry: useCallback(() => connection.current?.retry(), []),
  };
}

/** Times shown to the second are rendered once per second. */
const secondOf = (at: string): string => `${at.slice(0, 19)}Z`;

const SPOKEN = 3;
function sentenceOf(events: readonly PanelEvent[]): string {
  const rest = events.length - SPOKEN;
  const sentences = events.slice(0, SPOKEN).map(({ text, detail }) => (detail ? `${text}: ${detail}` : text));
  return [...sentences, ...(rest > 0 ? [`e mais ${rest}`] : [])].join('. ');
}
