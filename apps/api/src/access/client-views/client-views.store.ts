import { proofs } from '@mirante/domain/access/proofs.ts';
import { viewTokenOf } from '@mirante/domain/access/session.ts';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { newToken } from '../../crypto/tokens.ts';
import type { Db } from '../../database/db.ts';
import * as sessions from '../session/session.store.ts';
import { insertAuditEntry } from '../../records/audit-entry.ts';

/** Who views whom, in which of the user's sessions. */
interface View {
  clientId: number;
  userId: number;
  openedBy: Buffer;
}

/** Undefined if removed. As `lockOwnerForShare`. */
export const lockClientForShare = (trx: Db, id: number): Promise<{ id: number } | undefined> =>
  trx
    .selectFrom('client')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Opens a view, or the code for one, until the end of the user's session at most. Both people must be locked. */
export function open(
  trx: Db,
  kind: 'view_code' | 'view',
  { clientId, userId, openedBy, until }: View & { until: Date },
  now: Date,
  { ip, agent }: sessions.Origin = {},
): Promise<string> {
  const row = {
    kind,
    client_id: clientId,
    user_id: userId,
    opened_by: openedBy,
    created_at: now,
    seen_at: now,
    expires_at: new Date(Math.min(now.getTime() + proofs[kind].minutes * MINUTE_MS, until.getTime())),
    ip: ip ?? null,
    agent: agent?.slice(0, 200) ?? null,
  };
  return sessions.insert(trx, row, viewTokenOf(newToken()));
}

/** The view that a code opens, or that a token is of. */
export async function find(db: Db, tokenHash: Buffer): Promise<View | undefined> {
  const row = await db
    .selectFrom('session')
    .select(['client_id', 'user_id', 'opened_by'])
    .where('token_hash', '=', tokenHash)
    .where('opened_by', 'is not', null)
    .executeTakeFirst();
  return row && { clientId: row.client_id!, userId: row.user_id!, openedBy: row.opened_by! };
}

/** What its browser shows of a view. */
export async function viewDetailsOf(db: Db, tokenHash: Buffer): Promise<{ by: string; ends_at: string }> {
  const { name, expires_at } = await db
    .selectFrom('session')
    .innerJoin('staff_user', 'staff_user.id', 'user_id')
    .select(['name', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return { by: name, ends_at: expires_at.toISOString() };
}

/** Logs who views which client's area, and why. */
export const logView = (trx: Db, { clientId, reason }: { clientId: number; reason: string }): Promise<unknown> =>
  insertAuditEntry(trx, {
    change: 'view',
    resource: 'client',
    recordId: clientId,
    diff: { reason: [null, reason] },
  });
