import { mayCall, type StaffRole, type Viewer } from '@mirante/domain/access.ts';
import { sql } from 'kysely';
import { lifetimes, mayView } from '../../access/session/session.store.ts';
import { lacksSecondFactor } from '../../http/require-ready.ts';
import { isOpen, openedCodes } from '../../products/entitlements/entitlements.store.ts';
import type { Services } from '../../services.ts';

/** A token's access to the panel. Tokens missing in a result are invalid. */
export type Standing =
  | { state: 'expired' }
  /** A person without the trading area. */
  | { state: 'forbidden' }
  | {
      state: 'allowed';
      /** The owner, as one text: a view's is the user who opened it. */
      owner: string;
      /** Of a view, its client, as one text: what they lose, it loses. Empty otherwise. */
      viewed: string;
      /** When it may end by the clock alone, in milliseconds since 1970. */
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

/** The state of these tokens, by their hashes in hex, in one query. It does not extend the sessions. */
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
        and (s.client_id is null and s.seen_at > ${idleSince('user')} or s.client_id is not null and s.seen_at > ${idleSince('client')}) as is_live,
      least(s.expires_at, s.seen_at + case when s.client_id is null then ${idleOf('user')} else ${idleOf('client')} end,
        (select min(own.expires_at) from client_product own where own.client_id = s.client_id and ${isOpen('own', now)})) as ends_at
    from session s left join client c on c.id = s.client_id left join staff_user u on u.id = s.user_id
    where s.token_hash = any(${tokenHashes}) and s.kind in ('session', 'view')`.execute(services.db);
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), standingOf(services, row)]));
}

function standingOf(services: Pick<Services, 'config'>, row: Row): Standing {
  const isView = row.client_id !== null && row.user_id !== null;
  if (!row.is_live || (isView && !mayView(row))) return { state: 'expired' };
  const viewer: Viewer =
    row.client_id === null
      ? { id: row.user_id!, role: 'user', roles: row.roles }
      : { id: row.client_id, role: 'client', roles: [], entitlements: row.codes };
  const isReady =
    !row.must_change_password && !lacksSecondFactor(services, { viewer, hasSecondFactor: row.has_second_factor });
  const opens = mayCall(viewer.role === 'client' ? { area: 'trading' } : ['trader'], viewer);
  if (!isReady || !opens) return { state: 'forbidden' };
  const person = `${viewer.role} ${viewer.id}`;
  // A view is one of its user's panels, not one of the client's.
  const [owner, viewed] = isView ? [`user ${row.user_id}`, person] : [person, ''];
  return { state: 'allowed', owner, viewed, endsAt: row.ends_at.getTime() };
}
