import { clientViews } from '@mirante/contract/access/client-views.ts';
import { CLIENT_IDLE_HOURS, STAFF_IDLE_MINUTES } from '@mirante/domain/access/session.ts';
import { mayCall, type StaffRole, type Viewer } from '@mirante/domain/access.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import { sql, type Insertable } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../database/db.ts';
import { batchLoader } from '../../database/batch-loader.ts';
import type { SessionRow } from '../../http/session-row.ts';
import type { Schema } from '../../database/schema.ts';
import { hashOf, newToken } from '../../crypto/tokens.ts';
import { beginVisit, PAUSE_MS, resumeSession, visitOfOpened } from './visits.store.ts';
import { ownerColumn, ownerColumns, tableOf, type AccountKey } from '../account-key.ts';

/** The idle and absolute lifetimes of a session. */
export const lifetimes = {
  client: { idle: CLIENT_IDLE_HOURS * HOUR_MS, total: 30 * DAY_MS },
  user: { idle: STAFF_IDLE_MINUTES * MINUTE_MS, total: 12 * HOUR_MS },
} as const;

interface FoundRow {
  token_hash: Buffer;
  expires_at: Date;
  kind: SessionRow['kind'];
  client_id: number | null;
  user_id: number | null;
  seen_at: Date;
  must_change_password: boolean | null;
  proven_at: Date | null;
  has_second_factor: boolean;
  roles: StaffRole[];
}
// Runs on every call: prepared by name, and planned once per connection. Of an unknown array PostgreSQL expects ten
// elements: without the outer limit, a plan for the one token at hand looked cheaper and was made for each call.
const sessionQuery = {
  name: 'sessions',
  text: `
    select found.* from unnest($1::bytea[]) as asked (token_hash) cross join lateral (
      select s.token_hash, s.expires_at, s.kind, s.client_id, s.user_id, s.seen_at, s.proven_at, c.must_change_password,
        exists (select from second_factor f where f.user_id = s.user_id) as has_second_factor,
        array(select r.name from staff_user_role sr join role r on r.id = sr.role_id where sr.user_id = s.user_id order by r.id) as roles
      from session s left join client c on c.id = s.client_id left join staff_user u on u.id = s.user_id
      where s.token_hash = asked.token_hash and c.removed_at is null and u.removed_at is null
      limit 1
    ) as found limit cardinality($1::bytea[])`,
};

/** Finds the valid session of a token's hash. A use of it extends it, which is written at most once a minute. */
export function sessionFinder(
  pool: Pool,
): (tokenHash: Buffer, now: Date, kind?: 'use' | 'check') => Promise<SessionRow | undefined> {
  const rowOf = batchLoader(async (hashes: string[]) => {
    // One session's concurrent calls are one lookup.
    const distinct = [...new Set(hashes)].map((hash) => Buffer.from(hash, 'base64'));
    const { rows } = await pool.query<FoundRow>({ ...sessionQuery, values: [distinct] });
    const found = new Map(rows.map((row) => [row.token_hash.toString('base64'), row]));
    return hashes.map((hash) => found.get(hash));
  });
  return async (tokenHash, now, kind = 'use') => {
    const row = await rowOf(tokenHash.toString('base64'));
    if (!row || row.expires_at <= now) return undefined;
    const session = validSession(row, now);
    // A view is never extended, and is no visit of the client's.
    if (session?.viewedBy === null && kind === 'use') await keepAlive(pool, row, now);
    return session;
  };
}

export const find = (pool: Pool, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> =>
  sessionFinder(pool)(tokenHash, now);

const idleOf = ({ seen_at }: FoundRow, now: Date): number => now.getTime() - seen_at.getTime();

function validSession(row: FoundRow, now: Date): SessionRow | undefined {
  const session = sessionOfRow(row);
  const isValid = session.viewedBy === null ? idleOf(row, now) <= lifetimes[session.viewer.role].idle : mayView(row);
  return isValid ? session : undefined;
}

async function keepAlive(pool: Pool, row: FoundRow, now: Date): Promise<void> {
  const { token_hash: tokenHash } = row;
  const idle = idleOf(row, now);
  if (idle >= PAUSE_MS) await resumeSession(pool, tokenHash, now);
  else if (idle >= MINUTE_MS)
    await pool.query('update session set seen_at = $2 where token_hash = $1', [tokenHash, now]);
}

const sessionOfRow = (row: FoundRow): SessionRow => ({
  viewer: viewerOf(row),
  viewedBy: row.client_id === null ? null : row.user_id,
  kind: row.kind,
  tokenHash: row.token_hash,
  mustChangePassword: row.must_change_password ?? false,
  hasSecondFactor: row.has_second_factor,
  provenAt: row.proven_at,
});

/** Whether the user of a view still has the role for it. */
export const mayView = ({ user_id, roles }: Pick<FoundRow, 'user_id' | 'roles'>): boolean =>
  mayCall(clientViews.viewAsClient.allow, { id: user_id!, role: 'user', roles });

const viewerOf = ({ client_id, user_id, roles }: FoundRow): Viewer =>
  client_id === null ? { id: user_id!, role: 'user', roles } : { id: client_id, role: 'client', roles: [] };

/** An owner whose password was just verified against this hash. */
export interface Proven extends AccountKey {
  password_hash: string;
}
export interface Origin {
  ip?: string | undefined;
  agent?: string | undefined;
}

const newSession = (owner: AccountKey, now: Date, { ip, agent }: Origin): NewSession => ({
  // A login counts as a step-up.
  proven_at: now,
  ...ownerColumns(owner),
  kind: 'session',
  created_at: now,
  seen_at: now,
  expires_at: new Date(now.getTime() + lifetimes[owner.role].total),
  ip: ip ?? null,
  agent: agent?.slice(0, 200) ?? null,
});

/** Opens a session and returns its token, which is not stored. */
export async function open(db: Db, owner: AccountKey, now: Date, origin: Origin = {}): Promise<string> {
  const token = await insert(db, newSession(owner, now, origin));
  if (owner.role === 'client') await beginVisit(db, owner.id, now);
  return token;
}

/** Continues a session elsewhere: with the absolute expiry of its login, and without a step-up. */
export const openHandedOver = (db: Db, owner: AccountKey, openedAt: Date, now: Date, origin: Origin): Promise<string> =>
  insert(db, { ...newSession(owner, openedAt, origin), seen_at: now, proven_at: null });

/** Records a step-up. */
export async function prove(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('session').set({ proven_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Opens a session for a verified hash; undefined if the account's hash changed. */
export const openByHash = (db: Db, proven: Proven, now: Date, origin: Origin): Promise<string | undefined> =>
  insertByHash(db, proven, newSession(proven, now, origin));

/** A single-use token that continues a session elsewhere. */
export const openHandOver = (db: Db, owner: AccountKey, openedAt: Date, expiresAt: Date, now: Date): Promise<string> =>
  insert(db, {
    ...ownerColumns(owner),
    kind: 'hand_over',
    created_at: openedAt,
    seen_at: now,
    expires_at: expiresAt,
    ip: null,
    agent: null,
  });

/**
 * A challenge that a second-factor code turns into a session, under the same rule. Whatever ends all sessions ends it
 * too.
 */
export const openChallenge = (db: Db, proven: Proven, expiresAt: Date, now: Date): Promise<string | undefined> =>
  insertByHash(db, proven, {
    ...ownerColumns(proven),
    kind: 'challenge',
    created_at: now,
    seen_at: now,
    expires_at: expiresAt,
    ip: null,
    agent: null,
  });

type NewSession = Omit<Insertable<Schema['session']>, 'token_hash'>;

/**
 * One statement verifies the hash, opens the session and begins the client's visit. It waits for a concurrent change of
 * the account, which then finds the session to end.
 */
async function insertByHash(db: Db, { role, id, password_hash }: Proven, row: NewSession): Promise<string | undefined> {
  const token = newToken();
  const values = { ...row, token_hash: hashOf(token) };
  const columns = Object.keys(values) as (keyof typeof values)[];
  const session = db
    .insertInto('session')
    .columns(columns)
    .expression((eb) =>
      eb
        .selectFrom(tableOf(role))
        .select(columns.map((column) => sql`${values[column]}`.as(column)))
        .where('id', '=', id)
        .where('password_hash', '=', password_hash)
        .where('removed_at', 'is', null)
        .forShare(),
    )
    .returning(['id', 'kind', 'client_id', 'created_at']);
  const { rows } = await sql<
    Pick<Schema['session'], 'id'>
  >`with opened as (${session}), visit as (${visitOfOpened}) select id from opened`.execute(db);
  return rows[0] && token;
}

/** Stores a session under the hash of its token. */
export async function insert(db: Db, row: NewSession, token = newToken()): Promise<string> {
  await db
    .insertInto('session')
    .values({ ...row, token_hash: hashOf(token) })
    .execute();
  return token;
}

/**
 * Locks the account against changes that end its sessions, before one token is exchanged for another: either both end,
 * or none is issued.
 */
export async function lockOwnerForShare(db: Db, { role, id }: AccountKey): Promise<void> {
  await db.selectFrom(tableOf(role)).select('id').where('id', '=', id).forShare().execute();
}

/** Locks the account against such exchanges, so that whatever ends its sessions ends also what those opened. */
export async function lockOwner(db: Db, { role, id }: AccountKey): Promise<void> {
  await db.selectFrom(tableOf(role)).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/**
 * Locks a session against its end, for what would outlive it; undefined if it has ended. Its owner must be locked, so
 * that what ends all sessions is over.
 */
export const lockSession = (trx: Db, tokenHash: Buffer): Promise<{ expires_at: Date } | undefined> =>
  trx.selectFrom('session').select('expires_at').where('token_hash', '=', tokenHash).forKeyShare().executeTakeFirst();

/** Returns when it was opened, if there was one. */
export async function end(db: Db, tokenHash: Buffer): Promise<Date | undefined> {
  const ended = db.deleteFrom('session').where('token_hash', '=', tokenHash).returning('created_at');
  return (await ended.executeTakeFirst())?.created_at;
}

/** Ends a session or a view, also one that expired: its push subscription lasts longer. */
export async function endLoggedIn(db: Db, tokenHash: Buffer): Promise<void> {
  const kinds = ['session', 'view'] as const;
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).where('kind', 'in', kinds).execute();
}

/** Ends a person's other sessions, and the tokens that could open one. Their account's row must already be locked. */
export async function endOthers(db: Db, owner: AccountKey, tokenHash: Buffer): Promise<void> {
  await db
    .deleteFrom('session')
    .where(ownerColumn(owner.role), '=', owner.id)
    .where('token_hash', '!=', tokenHash)
    .execute();
  await endPushesWithoutSession(db, owner);
}

/** Ends every session of a person. */
export async function endAll(db: Db, owner: AccountKey): Promise<void> {
  await db.deleteFrom('session').where(ownerColumn(owner.role), '=', owner.id).execute();
  await endPushesWithoutSession(db, owner);
}

/** A push subscription outlives its session when that expires, and no other one than its browser's can end it then. */
async function endPushesWithoutSession(db: Db, { role, id }: AccountKey): Promise<void> {
  if (role !== 'client') return;
  await db.deleteFrom('push_subscription').where('client_id', '=', id).where('session_hash', 'is', null).execute();
}

/** Ends the passkeys of an account. */
export async function endPasskeys(db: Db, { role, id }: AccountKey): Promise<void> {
  await db.deleteFrom('passkey').where(ownerColumn(role), '=', id).execute();
}
