import type { Id, Json, Moment, Owner, Person, Sealed } from './columns.ts';
import type { LinkPurpose } from '@mirante/domain/access/proofs.ts';
import type { StaffRole } from '@mirante/domain/access.ts';
import type { Address } from '@mirante/domain/address.ts';
import type { GeneratedAlways } from 'kysely';

/**
 * A hand-over opens one session elsewhere; a challenge one, with the second factor; a view code one view. Of a code or
 * view, `client_id` is the viewed client and `user_id` who views.
 */
export type SessionKind = 'session' | 'hand_over' | 'challenge' | 'view_code' | 'view';
/** What a passkey's signature is for. */
export type ChallengePurpose = 'client_login' | 'user_login' | 'register' | 'step_up';
/** Data typed in a purchase under an existing client's CPF, pending that client's confirmation. */
export interface TypedChange {
  name?: string;
  email?: string;
  phone?: string;
  cell_phone?: string | null;
  address?: Omit<Address, 'complement' | 'city_id'> & Partial<Pick<Address, 'complement' | 'city_id'>>;
}

export interface AccessTables {
  role: { id: number; name: StaffRole };
  staff_user: Person & {
    id: Id;
    created_at: Moment;
    updated_at: Moment;
    changed_password_at: Moment | null;
    removed_at: Moment | null;
    name_key: GeneratedAlways<string>;
  };
  second_factor: { user_id: number; secret: Buffer; second_factor_since: Moment; last_step: number };
  second_factor_offer: { user_id: number; secret: Buffer; expires_at: Moment };
  recovery_code: { user_id: number; code_hash: Buffer; used_at: Moment | null };
  staff_user_role: { user_id: number; role_id: number };
  session: Owner & {
    id: Id;
    token_hash: Buffer;
    kind: SessionKind;
    created_at: Moment;
    seen_at: Moment;
    expires_at: Moment;
    ip: string | null;
    agent: string | null;
    /** The last login or step-up. */
    proven_at: Moment | null;
    /** The user's session that a view, or its code, ends with. */
    opened_by: Buffer | null;
  };
  passkey: Owner & {
    id: Id;
    credential_id: Buffer;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: Moment;
    used_at: Moment | null;
  };
  saved_view: { id: Id; user_id: number; list: string; name: string; query: string };
  passkey_challenge: {
    challenge_hash: Buffer;
    purpose: ChallengePurpose;
    session_hash: Buffer | null;
    expires_at: Moment;
  };
  /** Written by a trigger for each session that is opened from somewhere. */
  access_record: Owner & { id: Id; ip: string; at: Moment };
  login_event: Owner & { id: Id; error: string | null; created_at: Moment };
  /** How many logins of a client were purged. */
  earlier_logins: { client_id: number; logins: number };
  mailed_link: Owner & {
    id: Id;
    code_hash: Buffer;
    purpose: LinkPurpose;
    /** The recipient: the link is valid while that is the account's address; for a change, the new address. */
    email: string | null;
    change: Json<Sealed | TypedChange> | null;
    session_hash: Buffer | null;
    created_at: Moment;
    expires_at: Moment;
    used_at: Moment | null;
  };
}
