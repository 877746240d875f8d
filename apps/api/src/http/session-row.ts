import type { Viewer } from '@mirante/domain/access.ts';

/** A hand-over opens one session elsewhere; a challenge one, for who also has the second factor. */
export type SessionKind = 'session' | 'hand_over' | 'challenge';

/** A session that holds: whose it is, and under which hash it is stored. */
export interface SessionRow {
  viewer: Viewer;
  kind: SessionKind;
  tokenHash: Buffer;
  mustChangePassword: boolean;
}
