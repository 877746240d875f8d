import type { SessionKind } from '../database/schema/access.ts';
import type { Viewer } from '@mirante/domain/access.ts';

/** A session that holds: whose it is, and under which hash it is stored. */
export interface SessionRow {
  viewer: Viewer;
  kind: SessionKind;
  tokenHash: Buffer;
  mustChangePassword: boolean;
  /** Whether a login of its owner takes a second factor. Clients have none. */
  hasSecondFactor: boolean;
  /** When its owner last showed more than the session itself. */
  provenAt: Date | null;
}
