import { mayCall, type StaffRole, type Viewer } from '@mirante/domain/access.ts';
import { sql } from 'kysely';
import { lifetimes } from '../../access/session/session.store.ts';
import { lacksSecondFactor } from '../../http/require-ready.ts';
import { isOpen, openedCodes } from '../../products/entitlements/entitlements.store.ts';
import type { Services } from '../../services.ts';

/** What a token opens of the panel. A token that is not in an answer is nobody's. */
export type Standing =
  | { state: 'expired' }
  /** Somebody without the trading area. */
  | { state: 'forbidden' }
  | {
      state: 'allowed';
      /** Whose it is, as one text. */
      owner: string;
      /** Milliseconds since 1970: when it may come to its end by the clock alone. */
      endsAt: number;
    };

interface Row {
  token_hash: Buffer;
  client_id: number | null;
  user_id: number | null;
  roles: StaffRole[];
  codes: string[];
  is_live: boolean;
  must_change_password: boolean;
  has_second_factor: boolean;
  ends_at: Date;
}

/** How these tokens stand, by the hex of their hashes, in one query. Looking keeps no session alive. */
export async function liveSessionsOf(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  tokenHashes: readonly Buffer[],
): Promise<Map<string, Standing>> {
  const now = services.now();
  const idleSince = (role: Viewer['role']) => new Date(now.getTime() - lifetimes[role].idle);
  const idleOf = (role: Viewer['role']) => sql`${lifetimes[role].idle} * interval '1 millisecond'`;
  const { rows } = await sql<Row>`
    select s.token_hash, s.client_id, s.user_id, coalesce(c.must_change_password, false) as must_change_password,
      exists (select from second_factor f where f.user_id = s.user_id) as has_second_factor,
      array(select r.name from staff_user_role sr join role r on r.id = sr.role_id where sr.user_id = s.user_id) as roles,
      ${openedCodes(sql<number>`s.client_id`, now)} as codes,
      s.expires_at > ${now} and c.removed_at is null and u.removed_at is null
        and (s.client_id is null and s.seen_at > ${idleSince('user')} or s.user_id is null and s.seen_at > ${idleSince('client')}) as is_live,
      least(s.expires_at, s.seen_at + case when s.client_id is null then ${idleOf('user')} else ${idleOf('client')} end,
        (select min(own.expires_at) from client_product own where own.client_id = s.client_id and ${isOpen('own', now)})) as ends_at
    from session s left join client c on c.id = s.client_id left join staff_user u on u.id = s.user_id
    where s.token_hash = any(${tokenHashes}) and s.kind = 'session'`.execute(services.db);
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), standingOf(services, row)]));
}

function standingOf(services: Pick<Services, 'config'>, row: Row): Standing {
  if (!row.is_live) return { state: 'expired' };
  const viewer: Viewer =
    row.client_id === null
      ? { id: row.user_id!, role: 'user', roles: row.roles }
      : { id: row.client_id, role: 'client', roles: [], entitlements: row.codes };
  const isReady =
    !row.must_change_password && !lacksSecondFactor(services, { viewer, hasSecondFactor: row.has_second_factor });
  const opens = mayCall(viewer.role === 'client' ? { area: 'trading' } : ['trader'], viewer);
  if (!isReady || !opens) return { state: 'forbidden' };
  return { state: 'allowed', owner: `${viewer.role} ${viewer.id}`, endsAt: row.ends_at.getTime() };
}
