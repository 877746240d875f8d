import { KEPT_NOTICES } from '@mirante/domain/trading/trader-notice.ts';
import type { LivePosition, ResumedFrame } from '@mirante/contract/trading/live-frames.ts';
import { LEADER_DUE_MS, LEADER_MS } from './delays.ts';
import { initialState, step, type Effect, type Machine, type SocketEvent } from './state-machine.ts';
import { fromLeader, isBefore, type LeaderMessage, type TabMessage, type Term } from './tab-messages.ts';

/** A tab that shares its socket with others. The leader holds it, and acts as the server for the others. */
export interface Tab {
  id: string;
  machine: Machine;
  leads: boolean;
  /** The latest known leader's term, possibly its own: older ones are ignored. */
  term: Term;
  /** Leader: another tab has asked for something, and gets each notice since. */
  followed: boolean;
  /** Leader: received notices without gaps, up to its position. */
  kept: readonly { sequence: number; text: string }[];
  /** Leader: who asked for missed notices. */
  asked: readonly { tab: string; position: LivePosition }[];
}

export const newTab = (id: string, leads: boolean): Tab => ({
  id,
  machine: initialState,
  leads,
  term: { count: 0, tab: id },
  followed: false,
  kept: [],
  asked: [],
});

export type TabEvent =
  | SocketEvent
  /** The lock was acquired, or taken by another tab. */
  | { type: 'lead_given' }
  | { type: 'lead_lost' }
  | { type: 'tab_message'; message: TabMessage }
  /** Time to check for the leader. */
  | { type: 'leader_due' }
  /** The leader did not answer in time. */
  | { type: 'leader_late' };

export type TabEffect =
  | Effect
  | { type: 'post'; message: TabMessage }
  | { type: 'timer'; event: 'leader_due' | 'leader_late'; ms: number }
  | { type: 'stop_timer'; event: 'leader_due' | 'leader_late' }
  /** Takes the lead from an unresponsive tab. */
  | { type: 'steal' }
  /** Passes the lead on. */
  | { type: 'release' };

type Step = readonly [Tab, readonly TabEffect[]];

/** The next state of a tab after an event, with its effects. Pure, like `step`. */
export function tabStep(tab: Tab, event: TabEvent): Step {
  switch (event.type) {
    case 'lead_given': {
      const term = { count: tab.term.count + 1, tab: tab.id };
      const [next, effects] = own(
        { ...tab, leads: true, followed: false, term, kept: [], asked: [] },
        { type: 'line_changed' },
      );
      return [next, [...stopped, ...effects, stateOf(next)]];
    }
    case 'lead_lost':
      return tab.leads ? following(tab) : [tab, []];
    case 'tab_message':
      return fromLeader(event.message) ? led(tab, event.message) : asked(tab, event.message);
    case 'leader_due':
      return [tab, tab.leads ? [] : asFollower(tab, { type: 'open' })];
    case 'leader_late':
      return tab.leads ? [tab, []] : [tab, [{ type: 'steal' }]];
    default:
      return own(tab, event);
  }
}

const stopped: readonly TabEffect[] = [
  { type: 'stop_timer', event: 'leader_due' },
  { type: 'stop_timer', event: 'leader_late' },
];

function following(tab: Tab): Step {
  const [next, effects] = own({ ...tab, leads: false, kept: [], asked: [] }, { type: 'line_changed' });
  return [next, [{ type: 'close' }, ...effects]];
}

/** An event of its connection: the socket for a leader, otherwise the leader. */
function own(tab: Tab, event: SocketEvent): Step {
  const [machine, effects] = step(tab.machine, event);
  const next = { ...tab, machine };
  return tab.leads ? leading(tab, next, event, effects) : [next, effects.flatMap((effect) => asFollower(next, effect))];
}

function asFollower({ id, term }: Tab, effect: Effect): TabEffect[] {
  switch (effect.type) {
    case 'open':
      return [
        { type: 'post', message: { kind: 'join', tab: id, term } },
        { type: 'timer', event: 'leader_late', ms: LEADER_MS },
      ];
    case 'send':
      return [{ type: 'post', message: { kind: 'resume', tab: id, term, position: effect.frame.resume } }];
    case 'close':
    case 'send_token':
      return [];
    default:
      return [effect];
  }
}

function leading(before: Tab, tab: Tab, event: SocketEvent, effects: readonly Effect[]): Step {
  const posts: TabEffect[] = [];
  let { kept } = tab;
  const applied = effects.find(({ type }) => type === 'apply');
  if (tab.followed && event.type === 'received' && (applied || effects.some(({ type }) => type === 'refetch')))
    posts.push({ type: 'post', message: { kind: 'heard', term: tab.term, text: event.text } });
  if (applied && event.type === 'received')
    kept = [...kept.slice(1 - KEPT_NOTICES), { sequence: tab.machine.position!.sequence, text: event.text }];
  else if (tab.machine.position !== before.machine.position) kept = [];
  const words = effects.find((effect) => effect.type === 'report')?.words;
  const { state, retries } = tab.machine;
  if (words || state !== before.machine.state || retries !== before.machine.retries) posts.push(stateOf(tab, words));
  const [next, answers] = answered({ ...tab, kept });
  return [next, [...effects, ...posts, ...answers]];
}

const stateOf = ({ term, machine: { state, retries } }: Tab, words?: LeaderWords): TabEffect => ({
  type: 'post',
  message: { kind: 'state', term, state, retries, words },
});
type LeaderWords = (LeaderMessage & { kind: 'state' })['words'];

/** Once in sync, a leader sends the missed notices, as the server would. */
function answered(tab: Tab): Step {
  const { machine, asked: waiting, kept, term } = tab;
  const { position } = machine;
  if (machine.state !== 'authorized' || machine.resuming || !position || waiting.length === 0) return [tab, []];
  const answers = waiting.map(({ tab: to, position: from }): TabEffect => {
    const missed = kept.filter(({ sequence }) => sequence > from.sequence);
    const isWhole = from.epoch === position.epoch && missed.length >= position.sequence - from.sequence;
    const resumed: ResumedFrame = { position, recovered: isWhole };
    const texts = isWhole ? missed.map(({ text }) => text) : [];
    return { type: 'post', message: { kind: 'answer', term, to, texts, resumed } };
  });
  return [{ ...tab, asked: [] }, answers];
}

/** A request to the leader from another tab. */
function asked(tab: Tab, message: TabMessage & { kind: 'join' | 'resume' }): Step {
  const isOld = isBefore(tab.term, message.term);
  if (!tab.leads) return [isOld ? { ...tab, term: message.term } : tab, []];
  // The sender knows of a previous leader: this one is later.
  const term = isOld ? { count: message.term.count + 1, tab: tab.id } : tab.term;
  const leader = { ...tab, term, followed: true };
  if (message.kind === 'join') {
    if (tab.machine.state === 'aborted') return own(leader, { type: 'retry_asked' });
    return [leader, [stateOf(leader)]];
  }
  const waiting = leader.asked.filter((each) => each.tab !== message.tab);
  const next = { ...leader, asked: [...waiting, { tab: message.tab, position: message.position }] };
  // It asks the server first, so that its answer equals the server's.
  if (!next.machine.resuming && next.machine.state === 'authorized') return own(next, { type: 'probe_due' });
  return answered(next);
}

/** A message from another leader. */
function led(tab: Tab, message: LeaderMessage): Step {
  if (isBefore(message.term, tab.term)) return [tab, []];
  if (tab.leads) {
    const [next, effects] = following({ ...tab, term: message.term });
    return [next, [{ type: 'release' }, ...effects]];
  }
  const follower = { ...tab, term: message.term };
  const [next, effects] = eventsOf(follower, message).reduce<Step>(
    ([each, before], event) => {
      const [after, caused] = own(each, event);
      return [after, [...before, ...caused]];
    },
    [follower, []],
  );
  const { state } = next.machine;
  // A leader may freeze before it is connected, without telling anybody.
  const isTrying = state === 'connecting' || state === 'connected';
  const due: TabEffect[] = isTrying ? [{ type: 'timer', event: 'leader_due', ms: LEADER_DUE_MS }] : [];
  return [next, [...stopped, ...due, ...effects]];
}

function eventsOf(tab: Tab, message: LeaderMessage): SocketEvent[] {
  const received = (text: string): SocketEvent => ({ type: 'received', text });
  if (message.kind === 'heard') return [received(message.text)];
  if (message.kind === 'state')
    return [{ type: 'leader_said', state: message.state, retries: message.retries, words: message.words }];
  if (message.to !== tab.id) return [];
  return [...message.texts, JSON.stringify(message.resumed)].map(received);
}
