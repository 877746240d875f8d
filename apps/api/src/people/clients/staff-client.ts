import type { StaffClient } from '@mirante/domain/people/client.ts';
import type { Db } from '../../database/db.ts';
import { ownershipOf } from './ownership.store.ts';
import { versionsOf } from '../client-contact/client-contact.store.ts';
import { pendingChanges } from '../client-requests/client-requests.store.ts';
import { openErasure } from '../privacy/erasure.store.ts';
import { find } from './clients.store.ts';

/** A client's record, and what of it waits for an answer. */
export async function staffClient(db: Db, id: number, now: Date): Promise<StaffClient | undefined> {
  const client = await find(db, id);
  if (!client) return undefined;
  const [erasure, pending_changes, ownership] = await Promise.all([
    openErasure(db, id),
    pendingChanges(db, id, now),
    ownershipOf(db, id),
  ]);
  const erasure_request = erasure
    ? { id: erasure.id, reason: erasure.reason, created_at: erasure.created_at.toISOString() }
    : null;
  return { ...client, versions: versionsOf(client), erasure_request, pending_changes, ownership };
}
