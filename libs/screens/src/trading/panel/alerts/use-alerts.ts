import { isMarketOpen } from '@mirante/domain/trading/market-hours.ts';
import { alertWords } from '@mirante/domain/trading/trade-alert.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { coalesce } from '../coalesce.ts';
import { watchAlerts, type RaisedAlert } from './alert-watch.ts';
import { claimForThisTab } from './claim-for-this-tab.ts';
import { notificationState, showNotification } from './desktop-notifications.ts';
import { keepChoices, keptChoices, type DeviceChoices } from './device-choices.ts';
import type { OnNotices } from '../use-panel.ts';
import { allowSounds, canPlay, play } from './sounds.ts';
import type { Followed } from './use-followed.ts';

const SHOWN_ALERTS = 3;
const DELAYS = { first: 300, between: 3000 };
/** What browsers let a page play from: of a touch, its end. */
const TOUCHES = ['click', 'touchend', 'keydown'] as const;

export interface Alerts {
  choices: DeviceChoices;
  choose(change: Partial<DeviceChoices>): void;
  /** The last alerts, for screen readers. */
  spoken: string;
  /** Takes the notices of the panel's connection. Returns the trades that it announces as text itself. */
  onNotices: OnNotices;
  /** Takes the panel's snapshot. */
  read(trades: readonly OwnTradeRow[]): void;
}

/** Alerts a reader to changes of followed trades; staff, who follow none, hear the sounds of all. */
export function useAlerts(followed: Followed | undefined, to: (id: number) => string): Alerts {
  const [choices, setChoices] = useState(keptChoices);
  const [spoken, setSpoken] = useState('');
  const [watch] = useState(watchAlerts);
  const [words] = useState(() => coalesce<RaisedAlert>((alerts) => announce(alerts, setSpoken), DELAYS));
  const latest = useRef({ choices, followed, to });
  useEffect(() => {
    latest.current = { choices, followed, to };
  });
  useEffect(() => () => words.stop(), [words]);
  // After a reload sounds are allowed from the first interaction on, and on an iPhone again after each call or lock.
  useEffect(() => {
    if (!choices.sound) return undefined;
    const allow = () => void allowSounds();
    for (const touch of TOUCHES) document.addEventListener(touch, allow);
    return () => TOUCHES.forEach((touch) => document.removeEventListener(touch, allow));
  }, [choices.sound]);

  const onNotices = useCallback(
    (notices: readonly TraderNotice[]) => {
      const { followed: own, choices: now, to: pathOf } = latest.current;
      const heard = watch
        .receive(notices)
        .filter(({ kind, trade }) => !own || (own.trades?.has(trade.id) && own.alerts.has(kind)));
      if (own) words.add(heard);
      for (const alert of heard) {
        void ring(alert, now);
        void notify(alert, now, pathOf);
      }
      return new Set(own ? heard.map(({ trade }) => trade.id) : []);
    },
    [watch, words],
  );
  const choose = useCallback((change: Partial<DeviceChoices>) => {
    setChoices((before) => {
      const next = { ...before, ...change };
      keepChoices(next);
      return next;
    });
  }, []);
  return useMemo(
    () => ({ choices, choose, spoken, onNotices, read: watch.read }),
    [choices, choose, spoken, onNotices, watch],
  );
}

function announce(alerts: readonly RaisedAlert[], speak: (text: string) => void): void {
  const said = alerts.map(({ kind, trade }) => alertWords(kind, trade));
  const [first] = said;
  if (!first) return;
  const rest = said.length - SHOWN_ALERTS;
  const texts = [
    ...said.slice(0, SHOWN_ALERTS).map(({ text, detail }) => `${text}. ${detail}`),
    ...(rest > 0 ? [`e mais ${rest}`] : []),
  ];
  speak(texts.join('. '));
  if (said.length === 1) toast(first.text, 'info', { detail: first.detail });
  else
    toast(`${said.length} alertas`, 'info', {
      detail: said
        .slice(0, SHOWN_ALERTS)
        .map(({ text }) => text)
        .join(' · '),
    });
}

async function ring({ name, kind }: RaisedAlert, { sound, volume, marketHoursOnly }: DeviceChoices): Promise<void> {
  if (!sound || !canPlay() || (marketHoursOnly && !isMarketOpen(serverNow()))) return;
  if (await claimForThisTab(`sound ${name}`)) play(kind, volume);
}

/** Not while the page has the focus, where the alert is visible. */
async function notify(
  { name, kind, trade }: RaisedAlert,
  { desktop }: DeviceChoices,
  to: (id: number) => string,
): Promise<void> {
  if (notificationState(desktop) !== 'on' || document.hasFocus() || !(await claimForThisTab(`desktop ${name}`))) return;
  const { text, detail } = alertWords(kind, trade);
  await showNotification({ title: text, body: detail, tag: `trade-alert-${trade.id}-${kind}`, path: to(trade.id) });
}
