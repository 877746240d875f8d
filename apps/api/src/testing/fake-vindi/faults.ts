export const faultKinds = [
  'hang',
  'slow',
  'error_500',
  'redirect',
  'bad_json',
  'half_body',
  'reset',
  'drop',
  'limited',
  'invalid',
  'duplicate_id',
  'refund_rejected',
  'ignored',
  'flapping',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault of the fake, until it is cleared. */
export interface Fault {
  kind: FaultKind;
  /** Only matching calls, as `POST /bills`; otherwise all of them. */
  on?: RegExp | undefined;
  /** Executes the call before the fault: money moves without an answer. */
  acts?: boolean | undefined;
  /** After the first matching call, all calls are affected. */
  spreads?: boolean | undefined;
  /** For `hang`: its calls are dropped then; otherwise never. */
  until?: Promise<void> | undefined;
  /** For `slow`. */
  delayMs?: number | undefined;
  /** For `limited`. */
  retryAfter?: number | undefined;
}

/** Faults that by default execute the call and lose its answer. */
const ACTING: ReadonlySet<FaultKind> = new Set(['bad_json', 'half_body', 'drop', 'slow', 'duplicate_id', 'ignored']);
export const acts = ({ kind, acts: override }: Fault): boolean => override ?? ACTING.has(kind);
