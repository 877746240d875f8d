import type { SessionKind } from '../database/schema/access.ts';
import type { Viewer } from '@mirante/domain/access.ts';

/** A valid session, with the hash that it is stored under. */
export interface SessionRow {
  viewer: Viewer;
  /** Of a view, the user who sees what `viewer`, the client, sees. */
  viewedBy: number | null;
  kind: SessionKind;
  tokenHash: Buffer;
  mustChangePassword: boolean;
  /** Whether the owner's login needs a second factor. Never for clients. */
  hasSecondFactor: boolean;
  /** The last login or step-up. */
  provenAt: Date | null;
}
