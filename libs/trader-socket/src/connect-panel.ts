import type { LivePosition } from '@mirante/contract/trading/live-frames.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import { acknowledging } from './acknowledge.ts';
import { refetchDelays, RETRY_SPREAD_MS } from './delays.ts';
import { initial, step, type Effect, type FailureWords, type Machine, type SocketEvent } from './machine.ts';
import type { BareNotice } from './protocol.ts';

/** What a page does of what its connection hears. */
export interface PanelHandlers {
  /** The connection is in another state, or tries again. */
  changed(machine: Pick<Machine, 'state' | 'retries'>): void;
  /** What came since the last picture was drawn, in order: once for each picture, however much it is. */
  apply(notices: readonly TraderNotice[]): void;
  /** Reads all that is shown, puts it there, and says at what position it was read. It is asked again when it fails. */
  readSnapshot(): Promise<LivePosition>;
  /** A notice came without its row. */
  refetch(notice: BareNotice): void;
  tellMissed(count: number): void;
  tell(words: FailureWords): void;
  logOut(): void;
}

interface Connection extends PanelHandlers {
  address: string;
  token: string;
}
export interface PanelConnection {
  /** The reader asks for another try. */
  retry(): void;
  stop(): void;
}
type Timed = Extract<Effect, { type: 'timer' }>['event'];

/** A snapshot that could not be read is asked for again after this. */
const SNAPSHOT_RETRY_MS = 5000;

/** Connects a page to the live panel and keeps it in step until it is stopped. */
export function connectPanel({ address, token, ...handlers }: Connection): PanelConnection {
  let machine = initial;
  let socket: WebSocket | undefined;
  let isStopped = false;
  let waiting: TraderNotice[] = [];
  let drawing: number | undefined;
  const timers = new Map<Timed, ReturnType<typeof setTimeout>>();
  const others = new Set<ReturnType<typeof setTimeout>>();
  const acknowledge = acknowledging((frame) => {
    if (machine.state === 'authorized') socket?.send(JSON.stringify(frame));
  });

  function on(event: SocketEvent): void {
    if (isStopped) return;
    const [next, effects] = step(machine, event);
    const isOther = next.state !== machine.state || next.retries !== machine.retries;
    machine = next;
    if (isOther) handlers.changed(machine);
    for (const effect of effects) run(effect);
  }

  function run(effect: Effect): void {
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
        return startTimer(effect.event, effect.ms);
      case 'stop_timer':
        return stopTimer(effect.event);
      case 'apply':
        waiting.push(effect.notice);
        drawing ??= requestAnimationFrame(draw);
        return;
      case 'read_snapshot':
        return void readSnapshot();
      case 'refetch': {
        const [least, most] = refetchDelays[effect.notice.topic];
        return later(least + Math.random() * (most - least), () => handlers.refetch(effect.notice));
      }
      case 'tell_missed':
        return handlers.tellMissed(effect.count);
      case 'tell':
        return handlers.tell(effect.words);
      case 'log_out':
        return later(effect.ms, handlers.logOut);
    }
  }

  function open(): void {
    leave();
    const own = new WebSocket(address);
    socket = own;
    // A connection that was left says nothing more.
    const ifOwn = (event: SocketEvent) => own === socket && on(event);
    own.addEventListener('open', () => ifOwn({ type: 'opened' }));
    own.addEventListener('message', ({ data }) => typeof data === 'string' && ifOwn({ type: 'received', text: data }));
    own.addEventListener('close', ({ code }) => ifOwn({ type: 'closed', code }));
  }
  function leave(): void {
    const left = socket;
    socket = undefined;
    left?.close();
  }

  function draw(): void {
    drawing = undefined;
    const notices = waiting;
    waiting = [];
    if (notices.length === 0) return;
    handlers.apply(notices);
    acknowledge.shown(notices);
  }

  async function readSnapshot(): Promise<void> {
    try {
      const position = await handlers.readSnapshot();
      // What waits to be drawn is older than what was read just now.
      waiting = waiting.filter(({ epoch, sequence }) => epoch === position.epoch && sequence > position.sequence);
      on({ type: 'snapshot_read', position });
    } catch {
      if (!isStopped) later(SNAPSHOT_RETRY_MS, () => void readSnapshot());
    }
  }

  function startTimer(event: Timed, ms: number): void {
    stopTimer(event);
    const spread = event === 'retry_due' ? Math.random() * RETRY_SPREAD_MS : 0;
    timers.set(
      event,
      setTimeout(() => on({ type: event }), ms + spread),
    );
  }
  function stopTimer(event: Timed): void {
    clearTimeout(timers.get(event));
    timers.delete(event);
  }
  function later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      others.delete(timer);
      act();
    }, ms);
    others.add(timer);
  }

  const seen = () => document.visibilityState === 'visible' && on({ type: 'probe_due' });
  const online = () => on({ type: machine.state === 'authorized' ? 'probe_due' : 'retry_asked' });
  document.addEventListener('visibilitychange', seen);
  globalThis.addEventListener('online', online);
  on({ type: 'started' });
  return {
    retry: () => on({ type: 'retry_asked' }),
    stop: () => {
      isStopped = true;
      acknowledge.stop();
      document.removeEventListener('visibilitychange', seen);
      globalThis.removeEventListener('online', online);
      for (const timer of [...timers.values(), ...others]) clearTimeout(timer);
      if (drawing !== undefined) cancelAnimationFrame(drawing);
      leave();
    },
  };
}
