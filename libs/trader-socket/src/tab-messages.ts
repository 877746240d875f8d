import type { LivePosition, ResumedFrame } from '@mirante/contract/trading/live-frames.ts';
import type { FailureWords, SocketState } from './state-machine.ts';

/** Numbers the leaders of a browser's tabs. */
export interface Term {
  count: number;
  tab: string;
}
export const isBefore = (a: Term, b: Term): boolean => (a.count === b.count ? a.tab < b.tab : a.count < b.count);

/** Messages between tabs of a session: from followers to the leader, and back. */
type FollowerMessage =
  | { kind: 'join'; term: Term; tab: string }
  | { kind: 'resume'; term: Term; tab: string; position: LivePosition };
export type LeaderMessage =
  | { kind: 'state'; term: Term; state: SocketState; retries: number; words?: FailureWords | undefined }
  /** A notice, as the server sent it. */
  | { kind: 'heard'; term: Term; text: string }
  /** To one tab: what it missed. */
  | { kind: 'answer'; term: Term; to: string; texts: readonly string[]; resumed: ResumedFrame };
export type TabMessage = FollowerMessage | LeaderMessage;

export const fromLeader = (message: TabMessage): message is LeaderMessage =>
  message.kind !== 'join' && message.kind !== 'resume';
