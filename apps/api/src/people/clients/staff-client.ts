import type { StaffClient } from '@mirante/domain/people/client.ts';
import type { Services } from '../../services.ts';
import { ownershipOf } from './ownership.store.ts';
import { versionsOf } from '../client-contact/client-contact.store.ts';
import { pendingChanges } from '../client-requests/client-requests.store.ts';
import { openErasure } from '../privacy/erasure.store.ts';
import { find } from './clients.store.ts';

/** A client's record, with its pending requests. */
export async function staffClient(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  id: number,
): Promise<StaffClient | undefined> {
  const { db, now } = services;
  const client = await find(db, id, now());
  if (!client) return undefined;
  const [erasure, pending_changes, ownership] = await Promise.all([
    openErasure(db, id),
    pendingChanges(services, id),
    ownershipOf(db, id),
  ]);
  const erasure_request = erasure
    ? { id: erasure.id, reason: erasure.reason, created_at: erasure.created_at.toISOString() }
    : null;
  return { ...client, versions: versionsOf(client), erasure_request, pending_changes, ownership };
}
