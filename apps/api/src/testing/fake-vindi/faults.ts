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
  'flapping',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** How the fake misbehaves until it is told to stop. */
export interface Fault {
  kind: FaultKind;
  /** Only what matches, as `POST /bills`; otherwise everything. */
  on?: RegExp | undefined;
  /** Does what it is asked before it misbehaves: money moves and nobody is told. */
  acts?: boolean | undefined;
  /** Once something was hit, everything is. */
  spreads?: boolean | undefined;
  /** For `slow`. */
  delayMs?: number | undefined;
  /** For `limited`. */
  retryAfter?: number | undefined;
}

/** Those that lose the answer to something that was done, whatever else is said. */
const ACTING: ReadonlySet<FaultKind> = new Set(['bad_json', 'half_body', 'drop', 'slow', 'duplicate_id']);
export const acts = ({ kind, acts: told }: Fault): boolean => told ?? ACTING.has(kind);
