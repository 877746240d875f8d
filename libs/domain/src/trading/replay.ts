import { MINUTE_MS } from '../durations.ts';
import { valueOf, resultOf, type Outcome } from './trade-result.ts';
import type { OwnTradeRow, TradeStatus, TradeTrace } from './trade.ts';

/** A trade's history, from its traces. Times are in milliseconds since 1970. */
export interface Replay {
  trade: Replayed;
  /** In order; empty without traces. */
  steps: readonly ReplayStep[];
  /** When the valid entry was published. */
  enteredAt: number | undefined;
  /** When the exit of its first half was published, if it was. */
  partlyLeftAt: number | undefined;
  finishedAt: number | undefined;
}
type Replayed = Pick<OwnTradeRow, 'type' | 'status' | 'in_value' | 'rp_value' | 'out_value' | 'current_value'>;

export type ReplayKind =
  | 'opened'
  | 'entered'
  | 'rp'
  | 'finished'
  | 'cancelled'
  /** Reverted to an earlier status. */
  | 'undone'
  /** An entry, an RP or an exit was corrected. */
  | 'corrected'
  | 'errata'
  /** Stop, target or another planned level was moved. */
  | 'level'
  | 'value'
  | 'noted';

/** What was published at one moment, and what subscribers knew then. */
export interface ReplayStep {
  id: number;
  kind: ReplayKind;
  event: string;
  at: number;
  status: TradeStatus;
  /** The last value published until then; an entry, an RP and an exit publish theirs. */
  value: number | null;
  /** Whether this step published it. */
  isSeen: boolean;
  entry: number | null;
  stop: number | null;
  target: number | null;
  rp: number | null;
  /** The errata published in this step. */
  errata: string | null;
  /** In percent, by the values at that time. */
  result: number | null;
}

/** Builds the replay from a trade's traces, in any order. */
export function replayOf(trade: Replayed, traces: readonly TradeTrace[]): Replay {
  const inOrder = traces.toSorted((a, b) => a.id - b.id);
  const steps: ReplayStep[] = [];
  inOrder.forEach((trace, i) => steps.push(stepOf(trade.type, trace, { trace: inOrder[i - 1], step: steps.at(-1) })));
  const last = (hasCome: (status: TradeStatus) => boolean) =>
    steps.findLast(({ status }, i) => hasCome(status) && !(i > 0 && hasCome(steps[i - 1]!.status)))?.at;
  const isEntered = hasEntered(trade.status);
  const finishedAt = trade.status === 'finished' ? last((status) => status === 'finished') : undefined;
  const hasLeftPartly = trade.rp_value !== null && (trade.status === 'rp' || trade.status === 'finished');
  return {
    trade,
    steps,
    enteredAt: isEntered ? last(hasEntered) : undefined,
    // If the RP was not published before the exit, it is known since the exit; an exit that was undone leaves it known.
    partlyLeftAt: hasLeftPartly ? last((status) => status === 'rp' || status === 'finished') : undefined,
    finishedAt,
  };
}

/** The last step until a moment; undefined before the first. */
export const stepAt = ({ steps }: Replay, at: number): ReplayStep | undefined =>
  steps.findLast((step) => step.at <= at);

export interface LateEntry {
  /** Minutes after the entry was published. */
  minutes: number;
  /** When, and at what value; null if the trade could not be entered then. */
  at: number | null;
  value: number | null;
  outcome: Outcome;
}

/**
 * The result of entering some minutes after the entry was published, at the last value published until then, and
 * leaving with the trade. With 0 minutes it is the trade's own result. Half of it leaves at the RP only if that came
 * after this entry.
 */
export function enteredLater(replay: Replay, minutes: number): LateEntry {
  const { trade, steps, enteredAt, partlyLeftAt, finishedAt } = replay;
  const none = { minutes, at: null, value: null };
  if (enteredAt === undefined) return { ...none, outcome: resultOf(trade) };
  if (minutes === 0) return { minutes, at: enteredAt, value: trade.in_value, outcome: resultOf(trade) };
  const at = enteredAt + minutes * MINUTE_MS;
  if (finishedAt !== undefined && at >= finishedAt)
    return { ...none, outcome: { missing: 'A operação já estava finalizada.' } };
  if (finishedAt === undefined && !steps.some((step) => step.isSeen && step.at > at))
    return { ...none, outcome: { missing: 'Nenhum valor foi publicado depois desta entrada.' } };
  const value = stepAt(replay, at)!.value;
  const isBeforeRp = partlyLeftAt !== undefined && at < partlyLeftAt;
  const outcome = resultOf({
    ...trade,
    in_value: value,
    ...(!isBeforeRp && { rp_value: null, ...(trade.status === 'rp' && { status: 'live' as const }) }),
  });
  return { minutes, at, value, outcome };
}

const hasEntered = (status: TradeStatus): boolean => status === 'live' || status === 'rp' || status === 'finished';
const ranks: Readonly<Record<TradeStatus, number>> = { trigger: 0, live: 1, rp: 2, finished: 3, cancelled: 4 };

interface Before {
  trace: TradeTrace | undefined;
  step: ReplayStep | undefined;
}

function stepOf(type: Replayed['type'], trace: TradeTrace, before: Before): ReplayStep {
  const kind = kindOf(trace, before.trace);
  const wasSeen = trace.current_value !== null && trace.value_at !== (before.trace?.value_at ?? null);
  const published = publishedValue(trace, kind, wasSeen);
  return {
    id: trace.id,
    kind,
    event: trace.event,
    at: Math.max(Date.parse(trace.created_at), before.step?.at ?? 0),
    status: trace.status,
    value: published ?? before.step?.value ?? null,
    isSeen: published !== null,
    entry: trace.in_value,
    stop: trace.stop_value,
    target: trace.target_value,
    rp: trace.rp_value ?? trace.strategy_rp_value,
    errata: trace.errata === (before.trace?.errata ?? null) ? null : trace.errata,
    result: valueOf(resultOf({ ...trace, type })),
  };
}

function kindOf(is: TradeTrace, was: TradeTrace | undefined): ReplayKind {
  if (!was) return 'opened';
  if (is.status !== was.status) return enteredKind(is.status, was.status);
  const differs = (...fields: (keyof TradeTrace)[]) => fields.some((field) => is[field] !== was[field]);
  if (hasEntered(is.status) && differs('in_value', 'out_value')) return 'corrected';
  if (is.status !== 'live' && hasEntered(is.status) && differs('rp_value')) return 'corrected';
  if (differs('errata')) return 'errata';
  if (differs('stop_value', 'target_value', 'strategy_rp_value', 'rp_value', 'strategy_in_value', 'max_price'))
    return 'level';
  return differs('value_at', 'current_value') ? 'value' : 'noted';
}

function enteredKind(is: TradeStatus, was: TradeStatus): ReplayKind {
  if (ranks[is] < ranks[was]) return 'undone';
  return is === 'live' ? 'entered' : (is as 'rp' | 'finished' | 'cancelled');
}

/** The value that a trace published. A corrected entry or RP publishes none: it is a past value, not a current one. */
function publishedValue(trace: TradeTrace, kind: ReplayKind, wasSeen: boolean): number | null {
  if (trace.status === 'finished' && (kind === 'finished' || kind === 'corrected' || kind === 'opened'))
    return trace.out_value;
  if (trace.status === 'finished') return null;
  if (wasSeen) return trace.current_value;
  if (kind === 'rp') return trace.rp_value;
  if (kind === 'entered' || (kind === 'opened' && trace.status === 'live')) return trace.in_value;
  return kind === 'undone' ? trace.current_value : null;
}
