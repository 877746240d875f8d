import type { Viewer } from '@mirante/domain/access.ts';

/** A session that holds: whose it is, and under which hash it is stored. */
export interface SessionRow {
  viewer: Viewer;
  kind: 'session' | 'hand_over';
  tokenHash: Buffer;
  mustChangePassword: boolean;
}
