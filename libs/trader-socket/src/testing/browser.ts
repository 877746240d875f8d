import type { SocketEvent } from '../state-machine.ts';
import { fromLeader, type TabMessage } from '../tab-messages.ts';
import { newTab, tabStep, type Tab, type TabEffect, type TabEvent } from '../tab.ts';

export type Move =
  | { type: 'open' }
  | { type: 'notice' }
  | { type: 'deliver' | 'read' | 'close' | 'freeze' | 'wake' | 'cut' | 'probe' | 'see'; of: number };

interface Page {
  tab: Tab;
  /** The sequence of its snapshot, and those applied since. */
  shown: number[];
  isFrozen: boolean;
  /** Undelivered messages, from its socket and from other tabs. */
  socket: string[] | undefined;
  inbox: TabMessage[];
  isReading: boolean;
  timers: Set<TabEvent['type']>;
}

const EPOCH = 'e';
/** The connection is lost after everything before it. */
const CUT = 'cut';

/** Tabs, their lock, their channel and a server, all scheduled by the test. */
export class Browser {
  tabs: Page[] = [];
  newest = 0;
  private holder: Page | undefined;
  private readonly queue: Page[] = [];
  private opened = 0;
  private readonly kept: number;

  /** `kept`: the number of notices that the server keeps. */
  constructor(kept: number) {
    this.kept = kept;
  }
  awake = () => this.tabs.filter(({ isFrozen }) => !isFrozen);
  /** Of pages that are awake. */
  sockets = () => this.awake().filter(({ socket }) => socket).length;

  make(move: Move): void {
    if (move.type === 'open') return this.open();
    if (move.type === 'notice') return this.notify();
    const page = this.tabs[move.of % Math.max(1, this.tabs.length)];
    if (!page) return;
    const { type } = move;
    const moves: Record<typeof type, () => void> = {
      deliver: () => void this.deliver(page),
      read: () => void this.read(page),
      close: () => this.close(page),
      freeze: () => (page.isFrozen = true),
      wake: () => this.wake(page),
      cut: () => void page.socket?.push(CUT),
      probe: () => this.on(page, { type: 'probe_due' }),
      see: () => this.on(page, { type: 'seen_again' }),
    };
    moves[type]();
  }

  /** Delivers everything; then fires the timers of those who still wait. */
  settle(): void {
    for (let round = 0; round < 200; round += 1) {
      this.deliverAll();
      this.grant();
      if (round % 4 === 0) for (const page of this.awake()) this.on(page, { type: 'probe_due' });
      for (const page of this.awake()) this.expire(page);
    }
    for (const page of this.awake()) this.on(page, { type: 'probe_due' });
    this.deliverAll();
  }

  /** Delivers everything, without any timer. */
  deliverAll(): void {
    while (this.awake().some((page) => this.deliver(page) || this.read(page)));
  }

  private open(): void {
    const page: Page = {
      tab: newTab(`tab ${(this.opened += 1)}`, false),
      shown: [],
      isFrozen: false,
      socket: undefined,
      inbox: [],
      isReading: false,
      timers: new Set(),
    };
    this.tabs.push(page);
    this.on(page, { type: 'started' });
    this.on(page, { type: 'line_changed' });
    this.queue.push(page);
    this.grant();
  }

  private close(page: Page): void {
    this.tabs = this.tabs.filter((each) => each !== page);
    this.queue.splice(0, this.queue.length, ...this.queue.filter((each) => each !== page));
    if (this.holder === page) this.holder = undefined;
    this.grant();
  }

  private notify(): void {
    this.newest += 1;
    for (const { socket } of this.tabs) if (!socket?.includes(CUT)) socket?.push(this.notice(this.newest));
  }
  private notice = (sequence: number) =>
    JSON.stringify({ topic: 'live', id: 1, version: sequence, at: '', row: null, epoch: EPOCH, sequence });

  private grant(): void {
    if (this.holder) return;
    const next = this.queue.find(({ isFrozen }) => !isFrozen);
    if (!next) return;
    this.queue.splice(this.queue.indexOf(next), 1);
    this.holder = next;
    this.on(next, { type: 'lead_given' });
  }

  private read(page: Page): boolean {
    if (!page.isReading || page.isFrozen) return false;
    page.isReading = false;
    page.shown = [this.newest];
    this.on(page, { type: 'snapshot_read', position: { epoch: EPOCH, sequence: this.newest } });
    return true;
  }

  /** Delivers a page's next message. */
  private deliver(page: Page): boolean {
    if (page.isFrozen) return false;
    const text = page.socket?.shift();
    if (text === CUT) this.end(page);
    else if (text !== undefined) this.on(page, { type: 'received', text });
    const message = text === undefined ? page.inbox.shift() : undefined;
    if (message) this.on(page, { type: 'tab_message', message: structuredClone(message) });
    return text !== undefined || message !== undefined;
  }

  /** Fires a page's timers: a lost socket is retried, a frozen leader is late. */
  private expire(page: Page): void {
    const due = [...page.timers].filter((type) => type !== 'probe_due');
    page.timers.clear();
    for (const type of due) this.on(page, { type } as SocketEvent);
  }

  private end(page: Page): void {
    page.socket = undefined;
    this.on(page, { type: 'closed', code: 1006 });
  }

  private on(page: Page, event: TabEvent): void {
    if (page.isFrozen || !this.tabs.includes(page)) return;
    const [next, effects] = tabStep(page.tab, event);
    page.tab = next;
    for (const effect of effects) this.run(page, effect);
  }

  private run(page: Page, effect: TabEffect): void {
    if (effect.type === 'open') {
      page.socket = [];
      this.on(page, { type: 'opened' });
    } else if (effect.type === 'close') page.socket = undefined;
    else if (effect.type === 'send_token') page.socket?.push('authorized');
    else if (effect.type === 'send') this.resume(page, effect.frame.resume.sequence);
    else if (effect.type === 'apply') page.shown.push(effect.notice.sequence);
    else if (effect.type === 'read_snapshot') page.isReading = true;
    else if (effect.type === 'timer') page.timers.add(effect.event);
    else if (effect.type === 'stop_timer') page.timers.delete(effect.event);
    else if (effect.type === 'post') this.post(page, effect.message);
    else if (effect.type === 'steal') this.steal(page);
    else if (effect.type === 'release') this.release(page);
  }

  private resume(page: Page, from: number): void {
    const recovered = this.newest - from <= this.kept;
    const missed = recovered ? Array.from({ length: Math.max(0, this.newest - from) }, (_, n) => from + 1 + n) : [];
    const answer = { position: { epoch: EPOCH, sequence: this.newest }, recovered };
    if (!page.socket?.includes(CUT)) page.socket?.push(...missed.map(this.notice), JSON.stringify(answer));
  }

  private post(page: Page, message: TabMessage): void {
    for (const other of this.tabs)
      if (other !== page && (!fromLeader(message) || other.tab.id !== message.term.tab)) other.inbox.push(message);
  }

  private steal(page: Page): void {
    if (this.holder === page) return;
    const robbed = this.holder;
    this.queue.splice(0, this.queue.length, ...this.queue.filter((each) => each !== page));
    this.holder = page;
    if (robbed) this.robbed(robbed);
    this.on(page, { type: 'lead_given' });
  }
  private robbed(page: Page): void {
    this.queue.push(page);
    if (!page.isFrozen) this.on(page, { type: 'lead_lost' });
  }
  /** A waking page's messages come in any order: it learns of its lost lead first, or last. */
  private wake(page: Page): void {
    if (!page.isFrozen) return;
    page.isFrozen = false;
    if (this.newest % 2 === 0) while (this.deliver(page));
    if (this.holder !== page) this.on(page, { type: 'lead_lost' });
  }
  private release(page: Page): void {
    if (this.holder !== page) return;
    this.holder = undefined;
    this.queue.push(page);
    this.grant();
  }
}
