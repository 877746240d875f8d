import {
  closeCodes,
  type ClientFrame,
  type LivePosition,
  type ResumedFrame,
} from '@mirante/contract/trading/live-frames.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import { ANSWER_MS, LOG_OUT_MS, MAX_RETRIES, PROBE_MS, RETRY_MS } from './delays.ts';
import { readFrame, type BareNotice } from './protocol.ts';

export type SocketState = 'connecting' | 'connected' | 'authorized' | 'aborted';

export interface Machine {
  state: SocketState;
  /** Tries since it was last authorized. */
  retries: number;
  /** How far it has heard, across connections; null until a snapshot was read. */
  position: LivePosition | null;
  /** A `resume` is unanswered: until then it takes no notice out of turn. */
  resuming: boolean;
  /** It may have been out of reach, so that what it catches up with is worth telling. */
  away: boolean;
  /** Notices that it has caught up with since then. */
  missed: number;
}

export const initialState: Machine = {
  state: 'connecting',
  retries: 0,
  position: null,
  resuming: false,
  away: false,
  missed: 0,
};

export type SocketEvent =
  | { type: 'started' }
  | { type: 'opened' }
  | { type: 'received'; text: string }
  | { type: 'closed'; code: number }
  | { type: 'retry_due' }
  /** The reader asks for another try, or the network came back. */
  | { type: 'retry_asked' }
  /** It is time to ask whether it is in step. */
  | { type: 'probe_due' }
  /** The page is seen again, or its network is back. */
  | { type: 'seen_again' }
  /** A token or a `resume` was not answered in time. */
  | { type: 'answer_late' }
  /** All that is shown was read anew, as it was at this position. */
  | { type: 'snapshot_read'; position: LivePosition }
  /** From now on it hears by another socket: its own, or another tab's. */
  | { type: 'line_changed' }
  /** Where the tab stands whose socket it hears by. */
  | { type: 'leader_said'; state: SocketState; retries: number; words?: FailureWords | undefined };

export type Effect =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'send_token' }
  | { type: 'send'; frame: ClientFrame }
  /** `event` comes back after this long, once; a new timer of an event takes the place of the one before. */
  | { type: 'timer'; event: 'retry_due' | 'probe_due' | 'answer_late'; ms: number }
  | { type: 'stop_timer'; event: 'retry_due' | 'probe_due' | 'answer_late' }
  | { type: 'apply'; notice: TraderNotice }
  /** The lists of its topic are to be read anew, after the topic's delay. */
  | { type: 'refetch'; notice: BareNotice }
  /** All that is shown is to be read, with its position. */
  | { type: 'read_snapshot' }
  /** What is shown is to be said no more often. */
  | { type: 'acknowledge_every'; ms: number }
  /** So many notices came while the panel was away. */
  | { type: 'tell_missed'; count: number }
  | { type: 'tell'; words: FailureWords }
  | { type: 'log_out'; ms: number };

export const failureWords = {
  unauthorized: 'Não foi possível conectar o painel. Parece haver um erro na autenticação.',
  expired: 'Sua sessão expirou. Faça login novamente.',
  unexpected: 'Ocorreu um erro inesperado ao conectar ao painel.',
} as const;
export type FailureWords = keyof typeof failureWords;

type Step = readonly [Machine, readonly Effect[]];

/** What becomes of the panel's connection by an event, and what is to be done for it. Events that do not fit its state change nothing. */
export function step(machine: Machine, event: SocketEvent): Step {
  switch (event.type) {
    case 'started':
      return [{ ...machine, state: 'connecting' }, [{ type: 'open' }, { type: 'read_snapshot' }]];
    case 'opened':
      if (machine.state !== 'connecting') return [machine, []];
      return [{ ...machine, state: 'connected' }, [{ type: 'send_token' }, answerTimer]];
    case 'received':
      return received(machine, event.text);
    case 'closed':
      return closed(machine, event.code);
    case 'retry_due':
      return machine.state === 'connecting' ? [machine, [{ type: 'open' }]] : [machine, []];
    case 'retry_asked':
      return retryAsked(machine);
    case 'probe_due':
      return machine.state === 'authorized' ? resume(machine) : [machine, []];
    case 'seen_again':
      return machine.state === 'authorized' ? resume({ ...machine, away: true }) : [machine, []];
    case 'answer_late':
      return answerLate(machine);
    case 'snapshot_read':
      return machine.state === 'authorized'
        ? resume({ ...machine, position: event.position })
        : [{ ...machine, position: event.position }, []];
    case 'line_changed':
      return machine.state === 'aborted' ? [machine, []] : reopened(machine);
    case 'leader_said':
      return leaderSaid(machine, event);
  }
}

const answerTimer: Effect = { type: 'timer', event: 'answer_late', ms: ANSWER_MS };
const stopped: readonly Effect[] = [
  { type: 'stop_timer', event: 'probe_due' },
  { type: 'stop_timer', event: 'answer_late' },
];

function received(machine: Machine, text: string): Step {
  const frame = readFrame(text);
  if (!frame) return [machine, []];
  if (frame.kind === 'word') return frame.word === 'authorized' ? authorized(machine) : refused(machine, frame.word);
  if (machine.state !== 'authorized') return [machine, []];
  if (frame.kind === 'bare_notice') return [machine, [{ type: 'refetch', notice: frame.notice }]];
  if (frame.kind === 'notice') return noticed(machine, frame.notice);
  return resumed(machine, frame.resumed);
}

function authorized(machine: Machine): Step {
  if (machine.state !== 'connected') return [machine, []];
  return resume({ ...machine, state: 'authorized', retries: 0 });
}

/** Without a position there is nothing to go on from: the snapshot that is being read will have one. */
function resume(machine: Machine): Step {
  const probe: Effect = { type: 'timer', event: 'probe_due', ms: PROBE_MS };
  if (!machine.position) return [machine, [{ type: 'stop_timer', event: 'answer_late' }, probe]];
  const send: Effect = { type: 'send', frame: { resume: machine.position } };
  return [{ ...machine, resuming: true }, [send, answerTimer, probe]];
}

/** The token, or the word that answers it, may be lost: that is an end like any other. */
function answerLate(machine: Machine): Step {
  if (machine.state === 'connected') {
    const [next, effects] = closed(machine, 0);
    return [next, [{ type: 'close' }, ...effects]];
  }
  if (machine.state !== 'authorized' || !machine.resuming) return [machine, []];
  return [{ ...lost(machine), state: 'connecting' }, [...stopped, { type: 'close' }, { type: 'open' }]];
}

function noticed(machine: Machine, notice: TraderNotice): Step {
  const { position } = machine;
  // The snapshot that is being read holds it.
  if (!position) return [machine, []];
  const { epoch, sequence } = notice;
  if (epoch === position.epoch && sequence === position.sequence + 1) {
    const missed = machine.resuming ? machine.missed + 1 : machine.missed;
    return [{ ...machine, position: { epoch, sequence }, missed }, [{ type: 'apply', notice }]];
  }
  const isKnown = epoch === position.epoch && sequence <= position.sequence;
  return isKnown || machine.resuming ? [machine, []] : resume(machine);
}

function resumed(machine: Machine, { position, recovered, seen_every_ms: every }: ResumedFrame): Step {
  if (!machine.resuming) return [machine, []];
  const answered: Machine = { ...machine, resuming: false, away: false, missed: 0 };
  const count = machine.missed + (recovered ? 0 : between(machine.position, position));
  const effects: Effect[] = [{ type: 'stop_timer', event: 'answer_late' }];
  if (every !== undefined) effects.push({ type: 'acknowledge_every', ms: every });
  if (machine.away && count > 0) effects.push({ type: 'tell_missed', count });
  if (recovered) return [answered, effects];
  return [{ ...answered, position: null }, [...effects, { type: 'read_snapshot' }]];
}

const between = (from: LivePosition | null, to: LivePosition): number =>
  from?.epoch === to.epoch ? Math.max(0, to.sequence - from.sequence) : 0;

function closed(machine: Machine, code: number): Step {
  if (machine.state === 'aborted') return [machine, []];
  if (code === closeCodes.unauthorized || code === closeCodes.forbidden) return refused(machine, 'unauthorized');
  if (code === closeCodes.expired) return refused(machine, 'expired');
  // Its server stops, and another one is there: nothing went wrong.
  if (code === closeCodes.restart && machine.state === 'authorized')
    return [{ ...lost(machine), state: 'connecting' }, [...stopped, { type: 'timer', event: 'retry_due', ms: 0 }]];
  if (machine.retries >= MAX_RETRIES) return [{ ...lost(machine), state: 'aborted' }, stopped];
  // The first end of a row is told; those of the tries after it say nothing new.
  const told: readonly Effect[] = machine.retries === 0 ? [{ type: 'tell', words: 'unexpected' }] : [];
  return [
    { ...lost(machine), state: 'connecting', retries: machine.retries + 1 },
    [...stopped, ...told, { type: 'timer', event: 'retry_due', ms: RETRY_MS }],
  ];
}

const lost = (machine: Machine): Machine => ({ ...machine, resuming: false, away: true });

function refused(machine: Machine, words: 'unauthorized' | 'expired'): Step {
  if (machine.state === 'aborted') return [machine, []];
  const effects: Effect[] = [...stopped, { type: 'stop_timer', event: 'retry_due' }, { type: 'close' }];
  effects.push({ type: 'tell', words });
  if (words === 'expired') effects.push({ type: 'log_out', ms: LOG_OUT_MS });
  return [{ ...lost(machine), state: 'aborted' }, effects];
}

const retryAsked = (machine: Machine): Step =>
  machine.state === 'connected' || machine.state === 'authorized' ? [machine, []] : reopened(machine);

function reopened(machine: Machine): Step {
  return [
    { ...machine, state: 'connecting', retries: 0, resuming: false },
    [...stopped, { type: 'stop_timer', event: 'retry_due' }, { type: 'close' }, { type: 'open' }],
  ];
}

function leaderSaid(machine: Machine, { state, retries, words }: SocketEvent & { type: 'leader_said' }): Step {
  if (words === 'unauthorized' || words === 'expired') return refused(machine, words);
  if (state === 'authorized')
    return machine.state === 'authorized' ? [machine, []] : resume({ ...machine, state, retries: 0 });
  // Another tab took over, which loses nothing; a leader that tries again was cut off.
  const left = retries > 0 ? lost(machine) : { ...machine, resuming: false };
  return [{ ...left, state, retries }, [...stopped, ...(words ? [{ type: 'tell', words } as const] : [])]];
}
