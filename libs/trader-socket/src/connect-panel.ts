import type { LivePosition } from '@mirante/contract/trading/live-frames.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import { acknowledging } from './acknowledge.ts';
import { LEADER_SPREAD_MS, refetchDelays, RETRY_SPREAD_MS } from './delays.ts';
import { batchPerFrame } from './batch-per-frame.ts';
import { canShare, nameOf, requestLeaderLock, type Lead } from './leader-lock.ts';
import type { FailureWords, Machine } from './state-machine.ts';
import type { TabMessage } from './tab-messages.ts';
import { snapshotReader } from './snapshot-reader.ts';
import { timersOf } from './timers.ts';
import { newTab, tabStep, type TabEffect, type TabEvent } from './tab.ts';

/** What a page does with its connection's events. */
interface PanelHandlers {
  /** The connection's state or retries changed. */
  changed(machine: Pick<Machine, 'state' | 'retries'>): void;
  /** The notices since the last animation frame, in order. */
  apply(notices: readonly TraderNotice[]): void;
  /** Reads all data, and resolves with its position. Repeated on failure. */
  readSnapshot(): Promise<LivePosition>;
  onMissed(count: number): void;
  onFailure(words: FailureWords): void;
  logOut(): void;
}

interface Connection extends PanelHandlers {
  address: string;
  token: string;
}
export interface PanelConnection {
  /** The user asks for a retry. */
  retry(): void;
  stop(): void;
}
const messageIn = (event: Event): TabMessage => (event as Event & { data: TabMessage }).data;
type Timed = Extract<TabEffect, { type: 'timer' }>['event'];

const spreads: Partial<Record<Timed, number>> = { retry_due: RETRY_SPREAD_MS, leader_late: LEADER_SPREAD_MS };

/** Connects a page to the live panel and keeps it in sync until stopped, by one socket for all tabs of the session. */
export function connectPanel({ address, token, ...handlers }: Connection): PanelConnection {
  const shares = canShare();
  let tab = newTab(shares ? crypto.randomUUID() : 'alone', !shares);
  let socket: WebSocket | undefined;
  let channel: InstanceType<typeof BroadcastChannel> | undefined;
  let lead: Lead | undefined;
  let isStopped = false;
  const acknowledge = acknowledging((frame) => {
    if (tab.machine.state === 'authorized') socket?.send(JSON.stringify(frame));
  });
  const pictures = batchPerFrame((notices) => {
    handlers.apply(notices);
    acknowledge.shown(notices);
  });
  const timers = timersOf<Timed>((type) => on({ type }));
  const snapshots = snapshotReader({
    read: async () => {
      const position = await handlers.readSnapshot();
      pictures.dropBefore(position);
      on({ type: 'snapshot_read', position });
    },
    isEnded: () => tab.machine.state === 'aborted',
    later: (ms, act) => !isStopped && timers.later(ms, act),
  });

  function on(event: TabEvent): void {
    if (isStopped) return;
    const before = tab.machine;
    const [next, effects] = tabStep(tab, event);
    tab = next;
    const { state, retries } = tab.machine;
    if (state !== before.state || retries !== before.retries) handlers.changed(tab.machine);
    for (const effect of effects) run(effect);
    snapshots.resume();
  }

  function run(effect: TabEffect): void {
    switch (effect.type) {
      case 'open':
        return open();
      case 'close':
        return leave();
      case 'send_token':
        return socket?.send(token);
      case 'send':
        return socket?.send(JSON.stringify(effect.frame));
      case 'timer':
        return timers.start(effect.event, effect.ms, spreads[effect.event]);
      case 'stop_timer':
        return timers.stop(effect.event);
      case 'apply':
        return pictures.add(effect.notice);
      case 'read_snapshot':
        return snapshots.read();
      case 'refetch': {
        const [least, most] = refetchDelays[effect.notice.topic];
        return timers.later(least + Math.random() * (most - least), snapshots.read);
      }
      case 'acknowledge_every':
        return acknowledge.setEvery(effect.ms);
      case 'tell_missed':
        return handlers.onMissed(effect.count);
      case 'report':
        return handlers.onFailure(effect.words);
      case 'log_out':
        return timers.later(effect.ms, handlers.logOut);
      case 'post':
        // oxlint-disable-next-line require-post-message-target-origin -- a window's has one; a channel is of one origin
        return channel?.postMessage(effect.message);
      case 'steal':
        return lead?.steal();
      case 'release':
        return lead?.release();
    }
  }

  /** Only tabs of the same session know the name. */
  async function share(): Promise<void> {
    const name = await nameOf(token);
    if (isStopped) return;
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', (event) => on({ type: 'tab_message', message: messageIn(event) }));
    lead = requestLeaderLock(name, { given: () => on({ type: 'lead_given' }), lost: () => on({ type: 'lead_lost' }) });
    on({ type: 'line_changed' });
  }

  function open(): void {
    leave();
    const own = new WebSocket(address);
    socket = own;
    // A replaced connection's events are ignored.
    const ifOwn = (event: TabEvent) => own === socket && on(event);
    own.addEventListener('open', () => ifOwn({ type: 'opened' }));
    own.addEventListener('message', ({ data }) => typeof data === 'string' && ifOwn({ type: 'received', text: data }));
    own.addEventListener('close', ({ code }) => ifOwn({ type: 'closed', code }));
  }
  function leave(): void {
    const left = socket;
    socket = undefined;
    left?.close();
  }

  const seen = () => document.visibilityState === 'visible' && on({ type: 'seen_again' });
  const online = () => on({ type: tab.machine.state === 'authorized' ? 'seen_again' : 'retry_asked' });
  // The socket does not notice: it is probed at once.
  const offline = () => on({ type: 'probe_due' });
  document.addEventListener('visibilitychange', seen);
  globalThis.addEventListener('online', online);
  globalThis.addEventListener('offline', offline);
  on({ type: 'started' });
  if (shares) void share();
  return {
    retry: () => on({ type: 'retry_asked' }),
    stop: () => {
      isStopped = true;
      acknowledge.stop();
      document.removeEventListener('visibilitychange', seen);
      globalThis.removeEventListener('online', online);
      globalThis.removeEventListener('offline', offline);
      timers.stopAll();
      pictures.stop();
      leave();
      lead?.stop();
      channel?.close();
    },
  };
}
