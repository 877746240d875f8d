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
import { useCallback, useEffect, useRef, useState } from 'react';
import { coalesce } from './coalesce.ts';

/** A toast stays for 10 s: until it is gone, what else happens waits for the next. */
const TOAST_DELAYS = { first: 300, between: 10_000 };
const SPOKEN_DELAYS = { first: 300, between: 3000 };

export interface PanelView {
  state: SocketState;
  panel: LivePanel | undefined;
  /** When the panel last heard of a change or was read, to the second, ISO 8601. */
  heardAt: string | undefined;
  /** Changes that it caught up with after it was out of reach. */
  missed: number;
  dismissMissed(): void;
  /** For readers of the screen: the last that mattered. */
  spoken: string;
  retry(): void;
}
/** Hears what came, and answers with the trades of which it tells by itself. */
export type HearNotices = (notices: readonly TraderNotice[]) => ReadonlySet<number>;

/** Keeps the live panel in the store, in step with the server, for as long as the screen is open. */
export function usePanel(role: Role, onNotices?: HearNotices): PanelView {
  const call = role === 'user' ? 'getPanel' : 'getOwnPanel';
  const { token } = useSessionState();
  const dispatch = useSessionDispatch();
  const logOut = useLogOut();
  const hear = useRef(onNotices);
  useEffect(() => {
    hear.current = onNotices;
  });
  const connection = useRef<PanelConnection>(undefined);
  const [state, setState] = useState<SocketState>('connecting');
  const [heardAt, setHeardAt] = useState<string>();
  const [missed, setMissed] = useState(0);
  const [spoken, setSpoken] = useState('');
  const { data: read } = panelApi.endpoints[call].useQueryState();
  // What changes many times a second is kept here: the store would look through all of it, and ask all of the page, each time.
  const [heard, setHeard] = useState<LivePanel>();

  useEffect(() => {
    if (token === null) return undefined;
    let reading: { unsubscribe(): void } | undefined;
    let shown: LivePanel | undefined;
    const toasts = coalesce<PanelEvent>((events) => {
      const told = summaryOf(events);
      if (told) toast(told.text, 'info', { detail: told.detail });
    }, TOAST_DELAYS);
    const speech = coalesce<PanelEvent>((events) => setSpoken(sentenceOf(events)), SPOKEN_DELAYS);
    const readSnapshot = async () => {
      const next = dispatch(panelApi.endpoints[call].initiate(undefined, { forceRefetch: true }));
      // The one before keeps what is cached until this one does.
      reading?.unsubscribe();
      reading = next;
      shown = await next.unwrap();
      setHeard(shown);
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
        const told = hear.current?.(notices);
        const events = eventsOf(
          before,
          shown,
          notices.filter(({ topic, id }) => topic === 'board' || !told?.has(id)),
        );
        setHeard(shown);
        setHeardAt(secondOf(notices.at(-1)!.at));
        toasts.add(events);
        speech.add(events.filter(({ matters }) => matters));
      },
      readSnapshot,
      // A failed one is left to the next notice.
      refetch: () => void readSnapshot().catch(() => undefined),
      tellMissed: setMissed,
      tell: (words) => toast(failureWords[words], words === 'expired' ? 'info' : 'error'),
      logOut,
    });
    connection.current = own;
    return () => {
      own.stop();
      // For who comes back before it is forgotten.
      const left = shown;
      if (left) dispatch(updatePanel(call, () => left));
      toasts.stop();
      speech.stop();
      reading?.unsubscribe();
    };
  }, [call, token, dispatch, logOut]);

  return {
    state,
    panel: heard ?? read,
    heardAt,
    missed,
    dismissMissed: useCallback(() => setMissed(0), []),
    spoken,
    retry: useCallback(() => connection.current?.retry(), []),
  };
}

/** What is told by the second is drawn once in each. */
const secondOf = (at: string): string => `${at.slice(0, 19)}Z`;

const SPOKEN = 3;
function sentenceOf(events: readonly PanelEvent[]): string {
  const rest = events.length - SPOKEN;
  const told = events.slice(0, SPOKEN).map(({ text, detail }) => (detail ? `${text}: ${detail}` : text));
  return [...told, ...(rest > 0 ? [`e mais ${rest}`] : [])].join('. ');
}
