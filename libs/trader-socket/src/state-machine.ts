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
  /** Retries since it was last authorized. */
  retries: number;
  /** The last applied position, across connections; null before a snapshot. */
  position: LivePosition | null;
  /** A `resume` is unanswered: until then notices out of sequence are ignored. */
  resuming: boolean;
  /** It may have been disconnected, so that what it catches up with is announced. */
  away: boolean;
  /** Notices received while catching up. */
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
  /** The user asks for a retry, or the network is back. */
  | { type: 'retry_asked' }
  /** Time to probe the connection. */
  | { type: 'probe_due' }
  /** The page is visible again, or its network is back. */
  | { type: 'seen_again' }
  /** A token or `resume` was not answered in time. */
  | { type: 'answer_late' }
  /** A snapshot was read at this position. */
  | { type: 'snapshot_read'; position: LivePosition }
  /** The connection now goes through another socket: its own, or another tab's. */
  | { type: 'line_changed' }
  /** The state of the leader tab. */
  | { type: 'leader_said'; state: SocketState; retries: number; words?: FailureWords | undefined };

export type Effect =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'send_token' }
  | { type: 'send'; frame: ClientFrame }
  /** `event` is dispatched after this long, once; a new timer of an event replaces the previous one. */
  | { type: 'timer'; event: 'retry_due' | 'probe_due' | 'answer_late'; ms: number }
  | { type: 'stop_timer'; event: 'retry_due' | 'probe_due' | 'answer_late' }
  | { type: 'apply'; notice: TraderNotice }
  /** Refetch the lists of its topic after the topic's delay. */
  | { type: 'refetch'; notice: BareNotice }
  /** Read a snapshot with its position. */
  | { type: 'read_snapshot' }
  /** The acknowledgement interval. */
  | { type: 'acknowledge_every'; ms: number }
  /** The number of notices received after an absence. */
  | { type: 'tell_missed'; count: number }
  | { type: 'report'; words: FailureWords }
  | { type: 'log_out'; ms: number };

export const failureWords = {
  unauthorized: 'Não foi possível conectar o painel. Parece haver um erro na autenticação.',
  expired: 'Sua sessão expirou. Faça login novamente.',
  unexpected: 'Ocorreu um erro inesperado ao conectar ao painel.',
} as const;
export type FailureWords = keyof typeof failureWords;

type Step = readonly [Machine, readonly Effect[]];

/**
 * The next state of the panel's connection after an event, with its effects. Events that do not fit the state change
 * nothing.
 */
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

/** Without a position there is nothing to resume: the snapshot being read will have one. */
function resume(machine: Machine): Step {
  const probe: Effect = { type: 'timer', event: 'probe_due', ms: PROBE_MS };
  if (!machine.position) return [machine, [{ type: 'stop_timer', event: 'answer_late' }, probe]];
  const send: Effect = { type: 'send', frame: { resume: machine.position } };
  return [{ ...machine, resuming: true }, [send, answerTimer, probe]];
}

/** A lost token, or a lost answer to it, is handled as a lost connection. */
function answerLate(machine: Machine): Step {
  if (machine.state === 'connected') {
    const [next, effects] = closed(machine, 0);
    return [next, [{ type: 'close' }, ...effects]];
  }
  if (machine.state !== 'authorized' || !machine.resuming) return [machine, []];
  return [{ ...disconnected(machine), state: 'connecting' }, [...stopped, { type: 'close' }, { type: 'open' }]];
}

function noticed(machine: Machine, notice: TraderNotice): Step {
  const { position } = machine;
  // The snapshot being read contains it.
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
  // A server shutting down, with another one available, is no error.
  if (code === closeCodes.restart && machine.state === 'authorized')
    return [
      { ...disconnected(machine), state: 'connecting' },
      [...stopped, { type: 'timer', event: 'retry_due', ms: 0 }],
    ];
  if (machine.retries >= MAX_RETRIES) return [{ ...disconnected(machine), state: 'aborted' }, stopped];
  // Only the first failure of a series is announced.
  const announcement: readonly Effect[] = machine.retries === 0 ? [{ type: 'report', words: 'unexpected' }] : [];
  return [
    { ...disconnected(machine), state: 'connecting', retries: machine.retries + 1 },
    [...stopped, ...announcement, { type: 'timer', event: 'retry_due', ms: RETRY_MS }],
  ];
}

const disconnected = (machine: Machine): Machine => ({ ...machine, resuming: false, away: true });

function refused(machine: Machine, words: 'unauthorized' | 'expired'): Step {
  if (machine.state === 'aborted') return [machine, []];
  const effects: Effect[] = [...stopped, { type: 'stop_timer', event: 'retry_due' }, { type: 'close' }];
  effects.push({ type: 'report', words });
  if (words === 'expired') effects.push({ type: 'log_out', ms: LOG_OUT_MS });
  return [{ ...disconnected(machine), state: 'aborted' }, effects];
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
  // A new leader loses nothing; a leader that retries was disconnected.
  const base = retries > 0 ? disconnected(machine) : { ...machine, resuming: false };
  return [{ ...base, state, retries }, [...stopped, ...(words ? [{ type: 'report', words } as const] : [])]];
}
